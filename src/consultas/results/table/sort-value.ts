import type { Column, Format } from '@manifest/schema/result.ts'
import { emptyText, formatValue } from '../../../formats/registry.ts'
import { readAmount } from './read-amount.ts'

const dateFormats = new Set<Format | undefined>(['date', 'datetime', 'month'])

/** Year first, as in texts that sort by date. */
const toYearFirst = (text: string) => text.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1')

/** Prefixes a word with its position in the column's `order`. Words outside `order` come last. */
function prefixRank(text: string, order: readonly string[]): string {
  const place = order.findIndex((word) => word.toLowerCase() === text.toLowerCase())
  return `${String(place === -1 ? order.length : place).padStart(3, '0')} ${text}`
}

type SortableColumn = Pick<Column, 'format' | 'order'>

/** Returns the sort key of a value: position in `order`, number, date, or else the formatted text. */
export function buildSortValue(
  value: unknown,
  { format, order }: SortableColumn,
): string | number | undefined {
  const text = formatValue(value, format)
  if (order && text !== emptyText) return prefixRank(text, order)
  const amount = readAmount(value, format)
  if (amount !== undefined) return amount
  if (dateFormats.has(format) && typeof value === 'string') return toYearFirst(value)
  return text === emptyText ? undefined : text
}
