import type { Format } from '@manifest/result.ts'

/** What is shown where there is no value. */
export const nothing = '—'

const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const number = new Intl.NumberFormat('pt-BR')
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** A value as text; lists and objects, which a format did not expect, as their parts. */
function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (Array.isArray(value)) return value.map(plain).join(', ') || nothing
  if (typeof value === 'object') return Object.values(value).map(plain).join(', ') || nothing
  return String(value)
}

/** Characters of a document in groups: a `#` takes the next one. A value of another length is shown as it is. */
const grouped = (pattern: string) => (value: unknown) => {
  const text = plain(value)
  const characters = [...text.replace(/[^0-9A-Za-z]/g, '')]
  if (characters.length !== pattern.replace(/[^#]/g, '').length) return text
  return pattern.replace(/#/g, () => characters.shift() ?? '')
}

const numeric = (format: Intl.NumberFormat) => (value: unknown) => {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) ? format.format(amount) : plain(value)
}

const dated = (format: Intl.DateTimeFormat) => (value: unknown) => {
  const date = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? new Date(value) : undefined
  return date && !Number.isNaN(date.getTime()) ? format.format(date) : plain(value)
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/

/** A moment is told in the reader's time; a date without a time is no moment, and keeps its day. */
const dateAndTime = (value: unknown) =>
  typeof value === 'string' && dayOnly.test(value) ? dateOnly(value) : dated(moment)(value)

/** A day keeps its date wherever it is read: only the date's part of a text counts. */
const dateOnly = (value: unknown) => dated(day)(typeof value === 'string' ? value.slice(0, 10) : value)

function phone(value: unknown): string {
  const digits = plain(value).replace(/\D/g, '')
  return grouped(digits.length === 11 ? '(##) #####-####' : '(##) ####-####')(
    digits.length < 10 ? value : digits,
  )
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
  date: dateOnly,
  datetime: dateAndTime,
  currency: numeric(currency),
  number: numeric(number),
  percent: numeric(percent),
  'yes-no': yesNo,
  list: plain,
}

/** When something happened, with its time where the source gives one. */
export const formattedMoment = (value: unknown) =>
  formatted(value, typeof value === 'string' && value.includes('T') ? 'datetime' : 'date')

/** A value as the page shows it. */
export const formatted = (value: unknown, format: Format | undefined): string =>
  format === undefined || plain(value) === nothing ? plain(value) : formats[format](value)

const numericFormats = new Set<Format | undefined>(['currency', 'number', 'percent'])

/** Whether values of a format are compared digit by digit, and so stand at the end of their column. */
export const isNumeric = (format: Format | undefined) => numericFormats.has(format)
