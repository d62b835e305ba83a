/**
 * Gives values numbers, equal ones the same. What variants of a family inherit is one object, and its text is made once,
 * however many of them have it.
 */
export function createNumbering(): (value: unknown) => number {
  const numberByObject = new WeakMap<object, number>()
  const numberByText = new Map<string, number>()
  const assignNumber = (value: unknown): number => {
    const isObject = typeof value === 'object' && value !== null
    const found = isObject ? numberByObject.get(value) : undefined
    if (found !== undefined) return found
    // A list may be a new one whose elements are not.
    const text = Array.isArray(value) ? `list ${value.map(assignNumber)}` : (JSON.stringify(value) ?? '')
    const number = numberByText.get(text) ?? numberByText.size
    numberByText.set(text, number)
    if (isObject) numberByObject.set(value, number)
    return number
  }
  return assignNumber
}
