import { blockPaths, layoutPaths } from '@manifest/blocks/index.ts'
import type { LayoutValue } from '@manifest/blocks/layout-value.ts'
import { valueAt, wholeAnswer } from '@manifest/contract/answer-path.ts'
import { readRowValues } from '@manifest/contract/answer-rows.ts'
import { findSubjectField, isLeadKind, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import { readItem } from '@manifest/contract/read-item.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import { findRule } from '@/kinds/index.ts'
import { safeImageUrl } from '@/lib/safe-image-url.ts'
import type { QueryValues } from '@/state/session.ts'

/** A normalised value that a consulta can start from. */
export type GraphValue = { kind: LeadKind; value: string }

/** The values of an entry's query and answer, with all characters. In memory only. */
export type EntryValues = {
  /** The query's first value, formatted. */
  queryText: string
  /** The value of the query that identifies the subject, if it is of a lead kind. */
  ownValue: GraphValue | undefined
  answerValues: GraphValue[]
  /** The first picture of the answer that may be loaded. */
  photo?: Photo
}

/** A picture of a subject. A sensitive one is loaded only when the user reveals the subject. */
export type Photo = { url: string; isSensitive: boolean }

/** Reads the values of a query and its answer. `answer` is `undefined` if there is none. */
export function readEntryValues(
  definition: ConsultaDefinition,
  values: QueryValues,
  answer: Json | undefined,
): EntryValues {
  const filled = definition.fields.filter(({ name }) => values[name] !== undefined)
  const leadField = findSubjectField(definition.fields, values)
  const field = leadField ?? filled.find(({ kind }) => kind !== 'image')
  const value = field && values[field.name]
  return {
    queryText: field && value !== undefined ? formatByKind(field.kind, value) : '',
    ownValue: leadField && value !== undefined ? { kind: leadField.kind, value } : undefined,
    answerValues: answer === undefined ? [] : findAnswerValues(definition, answer),
    ...(answer === undefined ? {} : findPhoto(definition, answer)),
  }
}

function findPhoto({ result }: ConsultaDefinition, answer: Json): { photo?: Photo } {
  for (const block of result) {
    const url = block.block === 'image' ? safeImageUrl(valueAt(answer, block.value)) : undefined
    if (block.block === 'image' && url) return { photo: { url, isSensitive: block.sensitive ?? false } }
  }
  return {}
}

/**
 * Returns the distinct values of an answer that a consulta can start from, without partly hidden and invalid
 * ones. Names are left out, because an equal name does not mean the same person.
 */
function findAnswerValues({ summary, result }: ConsultaDefinition, answer: Json): GraphValue[] {
  const parts = [
    ...(summary ? [{ part: summary, paths: layoutPaths({ summary, result: [] }) }] : []),
    ...result.map((block) => ({ part: block, paths: blockPaths(block) })),
  ]
  const found = parts.flatMap(({ part, paths }) =>
    paths.flatMap((path) =>
      findLeadReaders(part, path).flatMap(({ kind, read }) => normaliseValid(kind, read(answer))),
    ),
  )
  return [...new Map(found.map((held) => [buildValueKey(held), held])).values()]
}

export const buildValueKey = ({ kind, value }: GraphValue) => `${kind} ${value}`

type LeadReader = { kind: LeadKind; read: (answer: Json) => unknown[] }

/**
 * Returns readers for the values that the layout declares as leads. The format of a value is next to its
 * path.
 */
function findLeadReaders(part: object, { path, at, rows = [], each }: LayoutValue): LeadReader[] {
  const ownKind = readKind(part, at)
  return [
    ...(ownKind
      ? [
          {
            kind: ownKind,
            read: (answer: Json) => [readItem(answer, { value: path, areaCode: readAreaCode(part, at) })],
          },
        ]
      : []),
    ...rows.flatMap((row): LeadReader[] => {
      const kind = readKind(part, row.at)
      const item = { value: row.path ?? wholeAnswer, areaCode: readAreaCode(part, row.at) }
      const read = (answer: Json) =>
        readRowValues(answer, { value: path, each }).map((value) => readItem(value, item))
      return kind ? [{ kind, read }] : []
    }),
  ]
}

function readAreaCode(part: object, at: LayoutValue['at']): string | undefined {
  const areaCode = valueAt(part, [...at.slice(0, -1), 'areaCode'].join('.'))
  return typeof areaCode === 'string' ? areaCode : undefined
}

/** An area code belongs to the lead of its phone number and is none itself. */
function readKind(part: object, at: LayoutValue['at']): LeadKind | undefined {
  if (at.at(-1) === 'areaCode') return undefined
  const item = at.slice(0, -1)
  const format = valueAt(part, [...item, 'format'].join('.'))
  const leads = valueAt(part, [...item, 'leads'].join('.'))
  return typeof format === 'string' && isLeadKind(format) && format !== 'name' && leads !== false
    ? format
    : undefined
}

function normaliseValid(kind: LeadKind, raw: readonly unknown[]): GraphValue[] {
  const field = { kind, name: kind, label: kind, required: false }
  const { normalise, validate } = findRule(field)
  return raw.flatMap((value): GraphValue[] => {
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const normal = normalise(String(value))
    return normal !== '' && validate(normal, field) === undefined ? [{ kind, value: normal }] : []
  })
}
