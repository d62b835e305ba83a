import { cacheByObject } from '../read/cache-by-object.ts'

/**
 * Returns a function that gives equal JSON values the same number. It writes each object once, so that thousands of
 * variants with the same inherited objects are compared fast.
 */
export function createNumbering(): (value: unknown) => number {
  const numbers = new Map<string, number>()
  const numberText = (text: string) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
  const numberObject = cacheByObject((value: object) => numberText(JSON.stringify(value)))
  return (value) =>
    typeof value === 'object' && value !== null
      ? numberObject(value)
      : numberText(JSON.stringify(value) ?? '')
}
