import type { Format } from '../../manifest/schema/result.ts'
import type { Schema } from './openapi.ts'

type Rule = { rule: Schema; fits: (text: string) => boolean }

const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const matching = (pattern: string): Rule => ({
  rule: { pattern },
  fits: (text) => new RegExp(pattern, 'u').test(text),
})

const date: Rule = {
  rule: { format: 'date' },
  fits: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text),
}

/** RFC 3339: with the time's offset. */
const dateTime: Rule = {
  rule: { format: 'date-time' },
  fits: (text) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
}

/** What texts of a format look like, where a source writes them without punctuation. */
const rules: Partial<Record<Format, Rule[]>> = {
  cpf: [matching('^\\d{11}$')],
  cnpj: [matching('^[0-9A-Z]{12}\\d{2}$')],
  cep: [matching('^\\d{8}$'), matching('^\\d{5}-\\d{3}$')],
  cns: [matching('^\\d{15}$')],
  nis: [matching('^\\d{11}$')],
  titulo: [matching('^\\d{12}$')],
  process: [matching('^\\d{20}$')],
  phone: [matching('^\\d{10,11}$')],
  placa: [matching('^[A-Z]{3}\\d[A-Z0-9]\\d{2}$')],
  month: [matching('^\\d{4}-\\d{2}$')],
  date: [date, dateTime],
  datetime: [dateTime, date],
}

/** What a text of a format looks like, if all examples look like that; else nothing. */
export function formatRule(format: Format | undefined, texts: readonly string[]): Schema {
  const candidates = format === undefined || texts.length === 0 ? [] : (rules[format] ?? [])
  return candidates.find(({ fits }) => texts.every(fits))?.rule ?? {}
}
