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
