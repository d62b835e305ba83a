import { CacheProvider, type EmotionCache, withEmotionCache } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { nestConditions } from './nest-conditions.ts'

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
