import type { Format } from '@manifest/schema/result.ts'
import type { CellValue } from '@/blocks/parts/shown-text.ts'
import { isNumeric } from '@/formats/registry.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import { exactMomentFormat } from '@/lib/format/dates.ts'
import { readDate, readDecimal, readMonth } from '@/lib/format/read-value.ts'
import { countDays, countLocalDays, numberFormat, sheetFormats } from '@/lib/format/sheet-formats.ts'

/** Returns the cell of a value in a workbook: numbers, amounts and dates are typed, all other values, above all documents, text. */
export function toSheetCell(cell: CellValue): SheetCell {
  if (typeof cell === 'string') return cell
  const { text, value, format } = cell
  if (format === 'date' || format === 'datetime' || format === 'month')
    return typeDate(text, value, format) ?? text
  const number = isNumeric(format) || format === undefined ? readExact(value, format) : undefined
  if (number === undefined) return text
  if (format === undefined) return { text, value: number }
  return {
    text,
    value: number,
    format: format === 'currency' || format === 'percent' ? sheetFormats()[format] : numberFormat(number),
  }
}

/** Spreadsheets keep 15 digits. */
const maxDigits = 15

/** Spreadsheets show a number without a format with up to 11 digits. */
const plainLimit = 1e11

/** Returns a number that a spreadsheet shows as it is. A text without a format stays a text. */
function readExact(value: unknown, format: Format | undefined): number | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) && (format !== undefined || Math.abs(value) < plainLimit)
      ? value
      : undefined
  const decimal = typeof value === 'string' && format !== undefined ? readDecimal(value) : undefined
  return decimal === undefined || decimal.replace(/\D/g, '').length > maxDigits ? undefined : Number(decimal)
}

function typeDate(
  text: string,
  value: unknown,
  format: 'date' | 'datetime' | 'month',
): SheetCell | undefined {
  const date = format === 'month' ? readMonth(value) : readDate(value)
  if (date === undefined) return undefined
  const hasTime = format === 'datetime' && date.includes('T')
  const days = hasTime ? countLocalDays(new Date(date)) : countDays(date.slice(0, 10))
  return days === undefined
    ? undefined
    : { text, value: days, format: sheetFormats()[format === 'datetime' && !hasTime ? 'date' : format] }
}

/** Returns the cell of a moment, given in milliseconds since the epoch. */
export function momentCell(at: number): SheetCell {
  const days = countLocalDays(new Date(at))
  return days === undefined
    ? exactMomentFormat.format(at)
    : { text: exactMomentFormat.format(at), value: days, format: sheetFormats().seconds }
}
