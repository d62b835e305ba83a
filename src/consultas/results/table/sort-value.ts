import type { Column, Format } from '@manifest/schema/result.ts'
import { emptyText, formatValue, isNumeric } from '../../../formats/registry.ts'

const dateFormats = new Set<Format | undefined>(['date', 'datetime', 'month'])

/** Year first, as texts that sort by date have it. */
const toYearFirst = (text: string) => text.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1')

const toNumber = (value: unknown, format: Format | undefined) =>
  isNumeric(format) && typeof value === 'string' && value.trim() !== '' ? Number(value) : value

/** A word's place in its column's order, in front of it; words that the order does not name come after those it does. */
function prefixRank(text: string, order: readonly string[]): string {
  const place = order.findIndex((word) => word.toLowerCase() === text.toLowerCase())
  return `${String(place === -1 ? order.length : place).padStart(3, '0')} ${text}`
}

type SortableColumn = Pick<Column, 'format' | 'order'>

/** What a value is sorted by: a word by its order, a number by its size, a date by its day, all else as it is shown. */
export function buildSortValue(
  value: unknown,
  { format, order }: SortableColumn,
): string | number | undefined {
  const text = formatValue(value, format)
  if (order && text !== emptyText) return prefixRank(text, order)
  const amount = toNumber(value, format)
  if (typeof amount === 'number' && Number.isFinite(amount)) return amount
  if (dateFormats.has(format) && typeof value === 'string') return toYearFirst(value)
  return text === emptyText ? undefined : text
}
