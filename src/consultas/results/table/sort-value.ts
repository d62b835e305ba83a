import type { Format } from '@manifest/schema/result.ts'
import { emptyText, formatted, isNumeric } from '../../formats/registry.ts'

const dates = new Set<Format | undefined>(['date', 'datetime'])

/** Year first, as texts that sort by date have it. */
const yearFirst = (text: string) => text.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1')

const amountOf = (value: unknown, format: Format | undefined) =>
  isNumeric(format) && typeof value === 'string' && value.trim() !== '' ? Number(value) : value

/** What a value is sorted by: a number by its size, a date by its day, all else as it is shown. */
export function sortValueOf(value: unknown, format: Format | undefined): string | number | undefined {
  const amount = amountOf(value, format)
  if (typeof amount === 'number' && Number.isFinite(amount)) return amount
  if (dates.has(format) && typeof value === 'string') return yearFirst(value)
  const text = formatted(value, format)
  return text === emptyText ? undefined : text
}
