import { CacheProvider, type EmotionCache, withEmotionCache } from '@emotion/react'
import { type ReactNode, useState } from 'react'

/** Safari 16.4 and Firefox 114 have no nesting. */
const hasNesting = typeof CSS !== 'undefined' && CSS.supports('selector(&)')

/**
 * For long pages whose components are first rendered one after another. When a sheet in use gets a rule such as `@media`,
 * Chromium computes the styles of the whole document. If the condition is inside a style rule, it computes only those of
 * the elements that the rule matches.
 */
export const NestedConditions = withEmotionCache<{ children: ReactNode }>(function NestedConditions(
  { children },
  cache,
) {
  const [nested] = useState(() => (hasNesting ? withNestedConditions(cache) : cache))
  return <CacheProvider value={nested}>{children}</CacheProvider>
})

/** Returns a cache with the same styles and the same sheet. Only what is added to the sheet differs. */
function withNestedConditions(cache: EmotionCache): EmotionCache {
  const sheet: EmotionCache['sheet'] = Object.create(cache.sheet)
  sheet.insert = (rule) => {
    for (const nested of nestConditions(rule)) cache.sheet.insert(nested)
  }
  return { ...cache, sheet }
}

/**
 * Moves the condition of a rule into its style rules: `@media print{.a{color:red;}}` becomes
 * `.a{@media print{color:red;}}`. Both mean the same. Other rules stay as they are.
 */
export function nestConditions(rule: string): string[] {
  const open = rule.indexOf('{')
  const condition = rule.slice(0, open)
  if (!/^@(?:media|container|supports)\b/.test(condition)) return [rule]
  const inner = splitRules(rule.slice(open + 1, -1)).flatMap(nestConditions)
  // Only style rules can have a condition inside.
  if (inner.some((one) => one.startsWith('@'))) return [rule]
  return inner.map((one) => {
    const body = one.indexOf('{')
    return `${one.slice(0, body)}{${condition}${one.slice(body)}}`
  })
}

/** Splits CSS at the end of each rule. */
function splitRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}
