/**
 * Gives values numbers, equal ones the same. What variants of a family inherit is one object, and its text is made once,
 * however many of them have it.
 */
export function createNumbering(): (value: unknown) => number {
  const known = new WeakMap<object, number>()
  const byText = new Map<string, number>()
  const numberOf = (value: unknown): number => {
    const isObject = typeof value === 'object' && value !== null
    const found = isObject ? known.get(value) : undefined
    if (found !== undefined) return found
    // A list may be a new one whose elements are not.
    const text = Array.isArray(value) ? `list ${value.map(numberOf)}` : (JSON.stringify(value) ?? '')
    const number = byText.get(text) ?? byText.size
    byText.set(text, number)
    if (isObject) known.set(value, number)
    return number
  }
  return numberOf
}
