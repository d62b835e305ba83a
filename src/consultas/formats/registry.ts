import type { Format } from '@manifest/schema/result.ts'

/** Shown in place of a value that the source leaves empty. */
export const emptyText = '—'

/** Shown in place of a value or a list that the answer lacks. */
export const absentText = 'Não veio na resposta'

const currency = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  // By default an amount that rounds to zero from below is shown with a minus sign.
  signDisplay: 'negative',
})
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 })
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** Deeper parts of an answer are for its export, not for a line of text. */
const deepest = 6

/** Control characters and bidirectional overrides, which no value needs and which could make one look like another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be found
const deceptive = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g

/** A value as text; lists and objects, which a format did not expect, as their parts. A number that is not finite is none. */
function plain(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return emptyText
  if (typeof value === 'number' && !Number.isFinite(value)) return emptyText
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value !== 'object') return String(value).replace(deceptive, '\uFFFD').trim() || emptyText
  if (depth === deepest) return '…'
  const parts = Array.isArray(value) ? value : Object.values(value)
  return parts.map((part) => plain(part, depth + 1)).join(', ') || emptyText
}

/**
 * Characters of a document in groups: a `#` takes the next one, asterisks included, with which sources mask documents.
 * A value of another length is shown as it is.
 */
const grouped = (pattern: string) => (value: unknown) => {
  const text = plain(value)
  const characters = [...text.replace(/[^0-9A-Za-z*]/g, '')]
  if (characters.length !== pattern.replace(/[^#]/g, '').length) return text
  return pattern.replace(/#/g, () => characters.shift() ?? '')
}

const isNumberText = (value: unknown): value is Intl.StringNumericLiteral =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)

/** Digits in a text are not turned into a number, which would round long ones. */
const numeric = (format: Intl.NumberFormat) => (value: unknown) => {
  const amount = typeof value === 'string' ? value.trim() : value
  return isNumberText(amount) || (typeof amount === 'number' && Number.isFinite(amount))
    ? format.format(amount)
    : plain(value)
}

const dated = (format: Intl.DateTimeFormat) => (value: unknown) => {
  const date = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? new Date(value) : undefined
  return date && !Number.isNaN(date.getTime()) ? format.format(date) : plain(value)
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/

/** A date with a time is shown in the user's time zone; one without a time keeps its day. */
const dateAndTime = (value: unknown) =>
  typeof value === 'string' && dayOnly.test(value) ? dateOnly(value) : dated(moment)(value)

const onlyDay = dated(day)

/** A day is the same in every time zone: only the date's part of a text counts. */
function dateOnly(value: unknown): string {
  const isDated = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/.test(value)
  return onlyDay(isDated ? value.slice(0, 10) : value)
}

function phone(value: unknown): string {
  const digits = plain(value).replace(/\D/g, '')
  return grouped(digits.length === 11 ? '(##) #####-####' : '(##) ####-####')(
    digits.length < 10 ? value : digits,
  )
}

const oldPlate = grouped('###-####')

/** Plates of the old pattern have a hyphen, those of the Mercosul none. */
function placa(value: unknown): string {
  const plate = plain(value).replace(/[\s-]/g, '').toUpperCase()
  if (/^[A-Z]{3}\d{4}$/.test(plate)) return oldPlate(plate)
  return /^[A-Z]{3}\d[A-Z]\d{2}$/.test(plate) ? plate : plain(value)
}

/**
 * Eleven digits, the last one after a hyphen: with it a spreadsheet keeps the zeros in front. Those registered before
 * 2013 have nine.
 */
const renavam = (value: unknown) => {
  const text = plain(value)
  return grouped('##########-#')(/^\d{9,10}$/.test(text) ? text.padStart(11, '0') : text)
}

const monthOnly = dated(month)

/** A month, of a text that begins with its year and itself. */
function monthAndYear(value: unknown): string {
  const isMonth = typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2}.*)?$/.test(value)
  return monthOnly(isMonth ? `${value.slice(0, 7)}-01` : value)
}

function yesNo(value: unknown): string {
  if (value === 'S' || value === 's' || value === 'true' || value === 1) return 'Sim'
  if (value === 'N' || value === 'n' || value === 'false' || value === 0) return 'Não'
  return plain(value)
}

/** How each format of the grammar shows a value, of whatever type it is. */
const formats: Record<Format, (value: unknown) => string> = {
  cpf: grouped('###.###.###-##'),
  cnpj: grouped('##.###.###/####-##'),
  cep: grouped('#####-###'),
  phone,
  email: plain,
  nis: grouped('###.#####.##-#'),
  cns: grouped('### #### #### ####'),
  titulo: grouped('#### #### ####'),
  cnae: grouped('####-#/##'),
  placa,
  process: grouped('#######-##.####.#.##.####'),
  renavam,
  date: dateOnly,
  datetime: dateAndTime,
  month: monthAndYear,
  currency: numeric(currency),
  number: numeric(number),
  /** Of a share between 0 and 1: 0.125 is 12,5%. */
  percent: numeric(percent),
  'yes-no': yesNo,
  list: plain,
}

/** When something happened, with its time where the source gives one. */
export const formattedMoment = (value: unknown) =>
  formatted(value, typeof value === 'string' && value.includes('T') ? 'datetime' : 'date')

/** The longest text that a format applies to: no document, date or amount is longer. */
const longestFormatted = 64

/** A value as the page shows it. */
export function formatted(value: unknown, format: Format | undefined): string {
  const text = plain(value)
  return format === undefined || text === emptyText || text.length > longestFormatted
    ? text
    : formats[format](value)
}

const numericFormats = new Set<Format | undefined>(['currency', 'number', 'percent'])

/** Whether values of a format are compared digit by digit, and so stand at the end of their column. */
export const isNumeric = (format: Format | undefined) => numericFormats.has(format)
