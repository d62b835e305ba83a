import type { Column, Format } from '@manifest/schema/result.ts'
import { emptyText, formatValue, isNumeric } from '@/formats/registry.ts'
import { readDate, readMonth, readNumber } from '@/lib/format/read-value.ts'

/** Returns the number of a value, also of one in a text; `undefined` if it is no finite number. */
export function readAmount(value: unknown, format: Format | undefined): number | undefined {
  return typeof value === 'number' || isNumeric(format) ? readNumber(value) : undefined
}

const dateFormats = new Set<Format | undefined>(['date', 'datetime', 'month'])

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
  const date = dateFormats.has(format) ? (readDate(value) ?? readMonth(value)) : undefined
  if (date !== undefined) return date
  const amount = readAmount(value, format)
  if (amount !== undefined) return amount
  return text === emptyText ? undefined : text
}
