import { createNumbering } from '../expand/number-values.ts'

/** Replaces a value that an earlier entry has by the key of that entry. Empty lists stay. */
export function shareByFirst<Value extends object>(
  entries: readonly (readonly [key: string, value: Value])[],
): [key: string, value: Value | string][] {
  const numberValue = createNumbering()
  const firstKeys = new Map<number, string>()
  return entries.map(([key, value]) => {
    if (Array.isArray(value) && value.length === 0) return [key, value]
    const number = numberValue(value)
    const first = firstKeys.get(number)
    if (first === undefined) firstKeys.set(number, key)
    return [key, first ?? value]
  })
}
