import { createMoneyFormat, createNumberFormat, decimalSign, type NumberFormat } from '@/lib/format/intl.ts'

const currency = createMoneyFormat()

/** Formats cents: "R$ 1.234,56". */
export const formatCents = (cents: number) => currency.format(cents / 100)

/**
 * Returns `amount` × `parts` / `whole`, rounded half up. Uses BigInt, because the product may exceed the safe
 * integers.
 */
export function scaleAmount(amount: number, parts: number, whole: number): number {
  const [twice, divisor] = [BigInt(amount) * BigInt(parts) * 2n, BigInt(whole) * 2n]
  return Number((twice + BigInt(whole)) / divisor)
}

/**
 * "1.234,5", "1234,5" or "1234.5". A dot before three digits, without a comma after them, separates
 * thousands. In a locale with a decimal point the comma does.
 */
const groupedPattern =
  decimalSign() === ',' ? /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/ : /^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/
const plainPattern = /^(\d+)(?:[.,](\d+))?$/

/** Digits of the largest whole part. Products of such numbers are still exact. */
const maxWholeDigits = 6

/**
 * Reads a number in the notation of the locale as an integer of its last decimal place: with two places "12,5" is
 * 1250. Returns `undefined` for other texts or more places.
 */
export function readDecimal(text: string, places: number): number | undefined {
  const [, whole = '', decimals = ''] =
    groupedPattern.exec(text.trim()) ?? plainPattern.exec(text.trim()) ?? []
  const digits = whole.replace(/[.,]/g, '')
  if (digits === '' || digits.length > maxWholeDigits || decimals.length > places) return undefined
  return Number(digits + decimals.padEnd(places, '0'))
}

const formats = new Map<string, NumberFormat>()

/**
 * Inverse of `readDecimal`, with at least `atLeast` places: 1250 with two places is "12,50", with at least
 * one "12,5".
 */
export function writeDecimal(value: number, places: number, atLeast = 0): string {
  const key = `${places} ${atLeast}`
  const format =
    formats.get(key) ?? createNumberFormat({ minimumFractionDigits: atLeast, maximumFractionDigits: places })
  formats.set(key, format)
  return format.format(value / 10 ** places)
}
