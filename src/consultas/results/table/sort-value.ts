import type { Format } from '@manifest/result.ts'
import { formatted, isNumeric, nothing } from '../../formats/registry.ts'

const dates = new Set<Format | undefined>(['date', 'datetime'])

/** Year first, as texts that sort by date have it. */
const yearFirst = (text: string) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1')

/** What a value is sorted by: a number by its size, a date by its day, all else as it is shown. */
export function sortValueOf(value: unknown, format: Format | undefined): string | number | undefined {
  const text = formatted(value, format)
  if (text === nothing) return undefined
  const amount = isNumeric(format) && typeof value === 'string' ? Number(value) : value
  if (typeof amount === 'number' && Number.isFinite(amount)) return amount
  return dates.has(format) && typeof value === 'string' ? yearFirst(value) : text
}
