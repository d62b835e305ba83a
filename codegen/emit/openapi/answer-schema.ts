import { splitAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { type AnswerShape, answerShape, listFoundExamples } from '../../../manifest/contract/answer-shape.ts'
import { addReadValues, type ReadValue } from '../../../manifest/contract/read-values.ts'
import { findKind, formattedKinds } from '../../../manifest/kinds/index.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Format } from '../../../manifest/schema/result.ts'
import { createNumbering, listValueReaders } from '../../compile/expand/value-readers.ts'
import type { Schema } from './openapi.ts'
import type { SourceCall } from './operations.ts'

/**
 * Returns the schema of the answers to the calls of one operation. All examples fit it. It requires the values that pages
 * read and that no example lacks; an answer may have more.
 */
export function answerSchema(calls: readonly SourceCall[]): Schema {
  const examples = calls.flatMap(({ definition, endpoint }) =>
    listFoundExamples(definition).map((answer) => applySourceNames(answer, endpoint.rename)),
  )
  const numberValue = createNumbering()
  const distinct = new Map(examples.map((example) => [numberValue(example), example]))
  const usage: ReadValue = { children: new Map() }
  const seen = new Set<string>()
  for (const { definition, endpoint } of calls) {
    const key = [endpoint, ...listValueReaders(definition)].map(numberValue).join(' ')
    if (!seen.has(key)) addReadValues(usage, definition, endpoint)
    seen.add(key)
  }
  return toSchema(answerShape([...distinct.values()], usage))
}

function toSchema({
  examples,
  types,
  usage,
  properties,
  required,
  items,
  entries,
  minItems,
}: AnswerShape): Schema {
  const texts = examples.filter((example) => typeof example === 'string')
  return {
    ...(types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types }),
    ...(usage?.label === undefined ? {} : { description: `${usage.label}.` }),
    ...findFormatRule(usage?.format, texts),
    ...(types.includes('object')
      ? entries
        ? { additionalProperties: toSchema(entries) }
        : { properties: Object.fromEntries([...properties].map(([key, shape]) => [key, toSchema(shape)])) }
      : {}),
    ...(required.length === 0 ? {} : { required }),
    ...(types.includes('array') ? { items: items ? toSchema(items) : {} } : {}),
    ...(minItems === 0 ? {} : { minItems }),
  } as Schema
}

/** Renames the values of an answer to the names of a fallback's source. */
export function applySourceNames(answer: Json, rename: Record<string, string> | undefined): Json {
  if (!rename || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const unrenamed = Object.entries(answer).filter(([name]) => !Object.hasOwn(rename, name))
  return Object.entries(rename).reduce<{ [key: string]: Json }>(
    (renamed, [name, path]) => setValue(renamed, splitAnswerPath(path), answer[name]),
    Object.fromEntries(unrenamed),
  )
}

function setValue(
  holder: { [key: string]: Json },
  keys: string[],
  value: Json | undefined,
): { [key: string]: Json } {
  const [key, ...rest] = keys
  if (key === undefined || value === undefined) return holder
  const inner = holder[key]
  const child = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {}
  return { ...holder, [key]: rest.length === 0 ? value : setValue(child, rest, value) }
}

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

/** RFC 3339 requires the offset. */
const dateTime: FormatRule = {
  rule: { format: 'date-time' },
  isMatch: (text) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
}

/** The patterns of kinds whose values are not texts up to a length. */
const kindRules = Object.fromEntries(
  formattedKinds.flatMap((kind): [Format, FormatRule[]][] => {
    const { pattern, maxLength } = findKind(kind).contract.schema
    return pattern === undefined || maxLength !== undefined ? [] : [[kind, [createPatternRule(pattern)]]]
  }),
)

/** Patterns of values that sources send without punctuation. */
const rules: Partial<Record<Format, FormatRule[]>> = {
  ...kindRules,
  cep: [createPatternRule('^\\d{8}$'), createPatternRule('^\\d{5}-\\d{3}$')],
  nis: [createPatternRule('^\\d{11}$')],
  titulo: [createPatternRule('^\\d{12}$')],
  phone: [createPatternRule('^\\d{10,11}$')],
  month: [createPatternRule('^\\d{4}-\\d{2}$')],
  date: [date, dateTime],
  datetime: [dateTime, date],
}

/** Returns the first rule that all examples match, or an empty schema. */
function findFormatRule(format: Format | undefined, texts: readonly string[]): Schema {
  const candidates = format === undefined || texts.length === 0 ? [] : (rules[format] ?? [])
  return candidates.find(({ isMatch }) => texts.every(isMatch))?.rule ?? {}
}
