import { readDate, readMonth } from '@manifest/contract/read-date.ts'
import { readDecimal } from '@manifest/contract/read-number.ts'
import type { Format } from '@manifest/schema/result.ts'

/** Replaces an empty value. */
export const emptyText = '—'

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
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** Deeper parts of an answer are left to its export. */
const maxDepth = 6

/**
 * Control characters and bidirectional overrides: no value needs them, and they could make one value look
 * like another.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found
const unsafeCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g

/** Words that sources write in place of a value. */
const nothingPattern = /^(?:-+|n\/[aid]|ni)$/i

/**
 * Returns a value as text, and the parts of a list or object that the format does not expect. NaN and
 * infinity count as empty.
 */
function toText(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return emptyText
  if (typeof value === 'number' && !Number.isFinite(value)) return emptyText
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value !== 'object') {
    const text = String(value).replace(unsafeCharacters, '\uFFFD').trim()
    return nothingPattern.test(text) ? emptyText : text || emptyText
  }
  if (depth === maxDepth) return '…'
  const parts = Array.isArray(value) ? value : Object.values(value)
  return parts.map((part) => toText(part, depth + 1)).join(', ') || emptyText
}

/**
 * Formats a document in groups: each `#` takes one character. Sources partly hide documents with asterisks, which
 * count as characters. Returns a value of another length unchanged.
 */
const createGroupFormatter = (pattern: string) => (value: unknown) => {
  const text = toText(value)
  const characters = [...text.replace(/[^0-9A-Za-z*]/g, '')]
  if (characters.length !== pattern.replace(/[^#]/g, '').length) return text
  return pattern.replace(/#/g, () => characters.shift() ?? '')
}

/** Does not convert a text of digits to a number, which would round a long one. */
const createNumberFormatter = (format: Intl.NumberFormat) => (value: unknown) => {
  if (typeof value === 'number') return Number.isFinite(value) ? format.format(value) : toText(value)
  const amount = typeof value === 'string' ? readDecimal(value) : undefined
  return amount === undefined ? toText(value) : format.format(amount)
}

const createDateFormatter = (format: Intl.DateTimeFormat) => (value: string) => {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : format.format(date)
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
/** Sources write these where they have no date. */
const noDatePattern = /^(?:0{4}|0001|9999)-|^0?0\/0?0\/0{4}|\/9999$|^0{8}$/

const formatDay = createDateFormatter(day)

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

function phone(value: unknown): string {
  const digits = toText(value).replace(/\D/g, '')
  return createGroupFormatter(digits.length === 11 ? '(##) #####-####' : '(##) ####-####')(
    digits.length < 10 ? value : digits,
  )
}

const formatOldPlate = createGroupFormatter('###-####')

/** Formats a plate: the old pattern has a hyphen, the Mercosul pattern has none. */
function placa(value: unknown): string {
  const plate = toText(value).replace(/[\s-]/g, '').toUpperCase()
  if (/^[A-Z]{3}\d{4}$/.test(plate)) return formatOldPlate(plate)
  return /^[A-Z]{3}\d[A-Z]\d{2}$/.test(plate) ? plate : toText(value)
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

const formatCpf = createGroupFormatter('###.###.###-##')

const formatCnpj = createGroupFormatter('##.###.###/####-##')

/** Formats a CPF. A value 'CPF ou CNPJ' has this format too. */
const formatCpfOrCnpj = (value: unknown) =>
  /^[0-9A-Z]{12}\d\d$/.test(toText(value)) ? formatCnpj(value) : formatCpf(value)

/** The formatter of each format. It accepts values of any type. */
const formats: Record<Format, (value: unknown) => string> = {
  cpf: formatCpfOrCnpj,
  cnpj: formatCnpj,
  cep: createGroupFormatter('#####-###'),
  phone,
  email: toText,
  name: toText,
  nis: createGroupFormatter('###.#####.##-#'),
  cns: createGroupFormatter('### #### #### ####'),
  titulo: createGroupFormatter('#### #### ####'),
  cnae: createGroupFormatter('####-#/##'),
  placa,
  process: createGroupFormatter('#######-##.####.#.##.####'),
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

/** The longest text that formats apply to: no document, date or amount is longer. */
const maxFormattedLength = 64

export function formatValue(value: unknown, format: Format | undefined): string {
  const text = toText(value)
  return format === undefined || text === emptyText || text.length > maxFormattedLength
    ? text
    : formats[format](value)
}

const numericFormats = new Set<Format | undefined>(['currency', 'number', 'percent'])

/** Returns true if the format's values are numbers, which columns align at their end. */
export const isNumeric = (format: Format | undefined) => numericFormats.has(format)
