import type { Format } from '../../../manifest/schema/result.ts'
import type { Schema } from './openapi.ts'

type FormatRule = { rule: Schema; isMatch: (text: string) => boolean }

const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const createPatternRule = (pattern: string): FormatRule => ({
  rule: { pattern },
  isMatch: (text) => new RegExp(pattern, 'u').test(text),
})

const date: FormatRule = {
  rule: { format: 'date' },
  isMatch: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text),
}

/** RFC 3339: with the time's offset. */
const dateTime: FormatRule = {
  rule: { format: 'date-time' },
  isMatch: (text) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
}

/** What texts of a format look like, where a source writes them without punctuation. */
const rules: Partial<Record<Format, FormatRule[]>> = {
  cpf: [createPatternRule('^\\d{11}$')],
  cnpj: [createPatternRule('^[0-9A-Z]{12}\\d{2}$')],
  cep: [createPatternRule('^\\d{8}$'), createPatternRule('^\\d{5}-\\d{3}$')],
  cns: [createPatternRule('^\\d{15}$')],
  nis: [createPatternRule('^\\d{11}$')],
  titulo: [createPatternRule('^\\d{12}$')],
  process: [createPatternRule('^\\d{20}$')],
  phone: [createPatternRule('^\\d{10,11}$')],
  placa: [createPatternRule('^[A-Z]{3}\\d[A-Z0-9]\\d{2}$')],
  month: [createPatternRule('^\\d{4}-\\d{2}$')],
  date: [date, dateTime],
  datetime: [dateTime, date],
}

/** What a text of a format looks like, if all examples look like that; else nothing. */
export function findFormatRule(format: Format | undefined, texts: readonly string[]): Schema {
  const candidates = format === undefined || texts.length === 0 ? [] : (rules[format] ?? [])
  return candidates.find(({ isMatch }) => texts.every(isMatch))?.rule ?? {}
}
