import { foldText } from '@manifest/contract/fold-text.ts'
import { createNumberHider, hiddenMark, hiddenText } from '@manifest/contract/hidden-text.ts'
import { readFile } from '@manifest/contract/read-file.ts'
import { createGroupFormatter, emptyText, maxFormattedLength, toText } from '@manifest/contract/value-text.ts'
import { type FormattedKind, formattedKinds, kinds } from '@manifest/kinds/index.ts'
import type { FormatRule } from '@manifest/kinds/kind.ts'
import type { Format } from '@manifest/schema/result.ts'
import { calendarDayFormat, momentFormat } from '@/lib/format/dates.ts'
import {
  createDateFormat,
  createMoneyFormat,
  createNumberFormat,
  type DateFormat,
  type NumberFormat,
} from '@/lib/format/intl.ts'
import { readDate, readDecimal, readMonth } from '@/lib/format/read-value.ts'
import { onFirstUse } from '@/lib/on-first-use.ts'
import { describeFile } from './describe-file.ts'

export { emptyText }

/** Replaces a value or a list that the answer lacks. */
export const missingText = 'Não veio na resposta'

const currency = createMoneyFormat()
const number = createNumberFormat({ maximumFractionDigits: 6 })
const percent = createNumberFormat({ style: 'percent', maximumFractionDigits: 2 })
const month = createDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Does not convert a text of digits to a number, which would round a long one. */
const createNumberFormatter = (format: NumberFormat) => (value: unknown) => {
  if (typeof value === 'number') return Number.isFinite(value) ? format.format(value) : toText(value)
  const amount = typeof value === 'string' ? readDecimal(value) : undefined
  return amount === undefined ? toText(value) : format.format(amount)
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
/** Sources write these where they have no date. */
const noDatePattern = /^(?:0{4}|0001|9999)-|^0?0\/0?0\/0{4}|\/9999$|^0{8}$/

const createDateFormatter = (format: DateFormat) => (text: string) => {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : format.format(date)
}

const formatDay = createDateFormatter(calendarDayFormat)
const formatMomentInZone = createDateFormatter(momentFormat)

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
const renavam = (value: unknown) => formatRenavam(padRenavam(toText(value)))

const padRenavam = (text: string) => (/^\d{9,10}$/.test(text) ? text.padStart(11, '0') : text)

const formatRenavam = createGroupFormatter('##########-#')

const hideRenavam = createNumberHider('•••••••••#-#')

const formatMonthStart = createDateFormatter(month)

/** Formats the month of a date or a month. */
function formatMonth(value: unknown): string {
  const start = readMonth(value)
  return (start === undefined ? undefined : formatMonthStart(`${start}-01`)) ?? toText(value)
}

/** Words that sources write for yes and no, without accents and in lower case. */
const yesNoTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['s', 'sim', 'y', 'yes', 'true', '1'].map((word) => [word, 'Sim'])),
  ...Object.fromEntries(['n', 'nao', 'no', 'false', '0'].map((word) => [word, 'Não'])),
}

function formatYesNo(value: unknown): string {
  const text = toText(value)
  const word = foldText(text)
  return Object.hasOwn(yesNoTexts, word) ? (yesNoTexts[word] ?? text) : text
}

/** Writes the numbers of a list as the locale does. Whole numbers may be codes, and stay. */
function formatList(value: unknown): string {
  const isFraction = (part: unknown) => Number.isFinite(part) && !Number.isInteger(part)
  return toText(
    Array.isArray(value)
      ? value.map((part: unknown) => (isFraction(part) ? number.format(part as number) : part))
      : value,
  )
}

/** Describes a file: nobody reads its content. */
function formatFile(value: unknown): string {
  const file = readFile(value)
  return file ? describeFile(file) : toText(value)
}

/** Nothing of an amount, a figure or a text of an unknown kind may be shown. */
const hideAll = () => hiddenText

/** Writes a hidden day, given in ISO format: its month and year. */
const hideDay = (isoDay: string) =>
  calendarDayFormat
    .formatToParts(new Date(isoDay))
    .map(({ type, value }) => (type === 'day' ? '••' : value))
    .join('')

/** Matches a day that is hidden already. */
const hiddenDayPattern = onFirstUse(
  () => new RegExp(`^${hideDay('2006-11-22').replaceAll('.', '\\.').replace(/\d/g, '\\d')}$`),
)

/** Writes a hidden date: its month and year. */
function hideDate(text: string): string {
  const date = readDate(text)
  if (date === undefined) return hiddenDayPattern().test(text) ? text : hiddenText
  return hideDay(date.slice(0, 10))
}

/** Writes a hidden month: its year. */
function hideMonth(text: string): string {
  const start = readMonth(text)
  return start === undefined ? hiddenText : `••/${start.slice(0, 4)}`
}

const formatsOfKinds = Object.fromEntries(
  formattedKinds.map((kind): [string, FormatRule] => [kind, kinds[kind].format]),
) as Record<FormattedKind, FormatRule>

/** The rule of each format. It accepts values of any type. Decision 115 says why what is shown does not identify. */
const formats: Record<Format, FormatRule> = {
  ...formatsOfKinds,
  nis: { show: createGroupFormatter('###.#####.##-#'), hide: createNumberHider('•••.•••••.•#-#') },
  titulo: { show: createGroupFormatter('#### #### ####'), hide: createNumberHider('•••• •••• ••##') },
  cnae: { show: createGroupFormatter('####-#/##'), hide: 'never' },
  renavam: { show: renavam, hide: (text) => hideRenavam(padRenavam(text)) },
  date: { show: formatDate, hide: hideDate, isUnbroken: true },
  datetime: { show: formatDateTime, hide: hideDate },
  month: { show: formatMonth, hide: hideMonth },
  currency: { show: createNumberFormatter(currency), hide: hideAll, isUnbroken: true },
  number: { show: createNumberFormatter(number), hide: hideAll },
  /** A share between 0 and 1: 0.125 becomes 12,5%. */
  percent: { show: createNumberFormatter(percent), hide: hideAll },
  'yes-no': { show: formatYesNo, hide: hideAll },
  file: { show: formatFile, hide: hideAll },
  list: { show: formatList, hide: hideAll },
}

/** Formats a date, with its time if the source gives one. */
export const formatMoment = (value: unknown) =>
  formatValue(value, readDate(value)?.includes('T') ? 'datetime' : 'date')

export function formatValue(value: unknown, format: Format | undefined): string {
  if (format === 'file') return formatFile(value)
  const text = toText(value)
  return format === undefined || text === emptyText || text.length > maxFormattedLength
    ? text
    : formats[format].show(value)
}

/** Returns what pages, files and prints have in place of a hidden value. A public value is not hidden. */
export function hideValue(value: unknown, format: Format | undefined): string {
  // The copy of an answer that is printed has marks.
  const text = toText(value).replace(hiddenMark, '')
  if (text === emptyText) return text
  if (format === undefined || text.length > maxFormattedLength) return hiddenText
  const { hide } = formats[format]
  return hide === 'never' ? formatValue(value, format) : hide(text)
}

/** Returns true if a value with this format may be hidden: it is not empty, and not public. */
export const isHidable = (value: unknown, format: Format | undefined) => {
  const text = formatValue(value, format)
  return text !== emptyText && hideValue(value, format) !== text
}

/** Returns true if a value of the format stays on one line. */
export const isUnbroken = (format: Format | undefined) =>
  format !== undefined && formats[format].isUnbroken === true

const numericFormats = new Set<Format | undefined>(['currency', 'number', 'percent'])

/** Returns true if the format's values are numbers, which columns align at their end. */
export const isNumeric = (format: Format | undefined) => numericFormats.has(format)
