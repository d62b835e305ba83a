import { readDate, readMonth } from '@manifest/contract/read-date.ts'
import { readDecimal } from '@manifest/contract/read-number.ts'
import type { Format } from '@manifest/schema/result.ts'
import { createDateFormatter, formatDay } from './day.ts'
import { createGroupFormatter, documentFormats } from './documents.ts'
import { emptyText, maxFormattedLength, toText } from './text.ts'

export { emptyText }

/** Replaces a value or a list that the answer lacks. */
export const missingText = 'Não veio na resposta'

const currency = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  // By default, an amount that rounds to zero from below gets a minus sign.
  signDisplay: 'negative',
})
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 })
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** Does not convert a text of digits to a number, which would round a long one. */
const createNumberFormatter = (format: Intl.NumberFormat) => (value: unknown) => {
  if (typeof value === 'number') return Number.isFinite(value) ? format.format(value) : toText(value)
  const amount = typeof value === 'string' ? readDecimal(value) : undefined
  return amount === undefined ? toText(value) : format.format(amount)
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
/** Sources write these where they have no date. */
const noDatePattern = /^(?:0{4}|0001|9999)-|^0?0\/0?0\/0{4}|\/9999$|^0{8}$/

const formatMomentInZone = createDateFormatter(moment)

/** Formats a date with a time in the user's time zone; a date without a time stays the same day. */
function formatDateTime(value: unknown): string {
  const date = readDate(value)
  if (date === undefined || dayPattern.test(date)) return formatDate(value)
  return formatMomentInZone(date) ?? toText(value)
}

/** A day is the same in every time zone, so the time in the text is ignored. */
function formatDate(value: unknown): string {
  const date = readDate(value)
  if (date !== undefined) return formatDay(date.slice(0, 10)) ?? toText(value)
  return noDatePattern.test(toText(value)) ? emptyText : toText(value)
}

/**
 * Formats a RENAVAM: eleven digits, the last one after a hyphen so that spreadsheets keep the leading zeros.
 * Registrations before 2013 have nine digits.
 */
const renavam = (value: unknown) => {
  const text = toText(value)
  return createGroupFormatter('##########-#')(/^\d{9,10}$/.test(text) ? text.padStart(11, '0') : text)
}

const formatMonthStart = createDateFormatter(month)

/** Formats the month of a date or a month. */
function formatMonth(value: unknown): string {
  const start = readMonth(value)
  return (start === undefined ? undefined : formatMonthStart(`${start}-01`)) ?? toText(value)
}

function formatYesNo(value: unknown): string {
  if (value === 'S' || value === 's' || value === 'true' || value === 1 || value === '1') return 'Sim'
  if (value === 'N' || value === 'n' || value === 'false' || value === 0 || value === '0') return 'Não'
  return toText(value)
}

/** The formatter of each format. It accepts values of any type. */
const formats: Record<Format, (value: unknown) => string> = {
  ...documentFormats,
  name: toText,
  nis: createGroupFormatter('###.#####.##-#'),
  titulo: createGroupFormatter('#### #### ####'),
  cnae: createGroupFormatter('####-#/##'),
  renavam,
  date: formatDate,
  datetime: formatDateTime,
  month: formatMonth,
  currency: createNumberFormatter(currency),
  number: createNumberFormatter(number),
  /** A share between 0 and 1: 0.125 becomes 12,5%. */
  percent: createNumberFormatter(percent),
  'yes-no': formatYesNo,
  list: toText,
}

/** Formats a date, with its time if the source gives one. */
export const formatMoment = (value: unknown) =>
  formatValue(value, readDate(value)?.includes('T') ? 'datetime' : 'date')

export function formatValue(value: unknown, format: Format | undefined): string {
  const text = toText(value)
  return format === undefined || text === emptyText || text.length > maxFormattedLength
    ? text
    : formats[format](value)
}

const numericFormats = new Set<Format | undefined>(['currency', 'number', 'percent'])

/** Returns true if the format's values are numbers, which columns align at their end. */
export const isNumeric = (format: Format | undefined) => numericFormats.has(format)
