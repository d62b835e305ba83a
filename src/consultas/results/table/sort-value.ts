import type { Column, Format } from '@manifest/schema/result.ts'
import { emptyText, formatted, isNumeric } from '../../formats/registry.ts'

const dates = new Set<Format | undefined>(['date', 'datetime', 'month'])

/** Year first, as texts that sort by date have it. */
const yearFirst = (text: string) => text.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1')

const amountOf = (value: unknown, format: Format | undefined) =>
  isNumeric(format) && typeof value === 'string' && value.trim() !== '' ? Number(value) : value

/** A word's place in its column's order, in front of it; words that the order does not name come after those it does. */
function ranked(text: string, order: readonly string[]): string {
  const place = order.findIndex((word) => word.toLowerCase() === text.toLowerCase())
  return `${String(place === -1 ? order.length : place).padStart(3, '0')} ${text}`
}

type Sorted = Pick<Column, 'format' | 'order'>

/** What a value is sorted by: a word by its order, a number by its size, a date by its day, all else as it is shown. */
export function sortValueOf(value: unknown, { format, order }: Sorted): string | number | undefined {
  const text = formatted(value, format)
  if (order && text !== emptyText) return ranked(text, order)
  const amount = amountOf(value, format)
  if (typeof amount === 'number' && Number.isFinite(amount)) return amount
  if (dates.has(format) && typeof value === 'string') return yearFirst(value)
  return text === emptyText ? undefined : text
}
