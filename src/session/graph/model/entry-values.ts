import { blockPaths, layoutPaths } from '@manifest/blocks/index.ts'
import type { LayoutValue } from '@manifest/blocks/layout-value.ts'
import { valueAt, wholeAnswer } from '@manifest/contract/answer-path.ts'
import { readRowValues } from '@manifest/contract/answer-rows.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { findSubjectField, type LeadValue } from '@manifest/contract/subject-field.ts'
import { identifiesSubject, type LeadKind, listTextFields } from '@manifest/kinds/index.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import { parseLeadValue } from '@/formats/parse-lead-value.ts'
import { readItem } from '@/lib/format/read-value.ts'
import { safeImageUrl } from '@/lib/safe-image-url.ts'
import type { QueryValues, SessionEntry } from '@/state/session.ts'
import { type Party, readParties } from './parties.ts'

/** The values of an entry's query and answer, with all characters. In memory only. */
export type EntryValues = {
  /** The query's first value, formatted. */
  queryText: string
  /** The value of the query that identifies the subject, if it is of a lead kind. */
  ownValue: LeadValue | undefined
  answerValues: LeadValue[]
  parties: Party[]
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
  const field = leadField ?? listTextFields(filled)[0]
  const value = field && values[field.name]
  return {
    queryText: field && value !== undefined ? formatByKind(field.kind, value) : '',
    ownValue: leadField && value !== undefined ? { kind: leadField.kind, value } : undefined,
    answerValues: answer === undefined ? [] : findAnswerValues(definition, answer),
    parties: answer === undefined ? [] : readParties(definition, answer),
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
function findAnswerValues({ summary, result }: ConsultaDefinition, answer: Json): LeadValue[] {
  const parts = [
    ...(summary ? [{ part: summary, paths: layoutPaths({ summary, result: [] }) }] : []),
    ...result.map((block) => ({ part: block, paths: blockPaths(block) })),
  ]
  const found = parts.flatMap(({ part, paths }) =>
    paths.flatMap((path) =>
      findLeadReaders(part, path).flatMap(({ kind, read }) =>
        read(answer).flatMap((value) => parseLeadValue(value, kind) ?? []),
      ),
    ),
  )
  return [...new Map(found.map((held) => [buildValueKey(held), held])).values()]
}

export const buildValueKey = ({ kind, value }: LeadValue) => `${kind} ${value}`

type LeadReader = { kind: LeadKind; read: (answer: Json) => unknown[] }

/**
 * Returns readers for the values that the layout declares as leads. The format of a value is next to its
 * path.
 */
function findLeadReaders(part: object, { path, at, rows = [], each, key }: LayoutValue): LeadReader[] {
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
        readRowValues(answer, { value: path, each, key }).map((value) => readItem(value, item))
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
  return typeof format === 'string' && identifiesSubject(format) && leads !== false ? format : undefined
}

/** A value with the subjects whose answers have it. */
export type HeldValue = {
  /** A random id, the same as the id of the subject with this value. */
  id: string
  value: LeadValue
  /** The ids of subjects, the oldest first. A subject that is the value itself is not among them. */
  subjects: string[]
  /** The entries whose answers have the value. */
  entries: string[]
  /** The session has consultas about this value. */
  isSubject: boolean
}

/** Returns the values of all answers, with their subjects. */
export function findValueHolders(
  items: readonly SessionEntry[],
  values: ReadonlyMap<string, EntryValues>,
  findId: (value: LeadValue) => string,
): HeldValue[] {
  // Ids are random: their order would give each session another layout.
  const subjectIds = new Set(items.map(({ subjectId }) => subjectId).reverse())
  const holders = new Map<string, HeldValue & { holderIds: Set<string> }>()
  for (const { id: entryId, subjectId } of items)
    for (const value of values.get(entryId)?.answerValues ?? []) {
      const key = buildValueKey(value)
      const id = holders.get(key)?.id ?? findId(value)
      if (id === subjectId) continue
      const holder = holders.get(key) ?? {
        id,
        value,
        subjects: [],
        entries: [],
        isSubject: subjectIds.has(id),
        holderIds: new Set(),
      }
      holder.entries.push(entryId)
      holder.holderIds.add(subjectId)
      holders.set(key, holder)
    }
  return [...holders.values()].map(({ holderIds, ...held }) => ({
    ...held,
    subjects: [...subjectIds].filter((id) => holderIds.has(id)),
  }))
}

type Link = { from: string; to: string }

export const isLinked = (links: readonly Link[], one: string, other: string) =>
  links.some(({ from, to }) => (from === one && to === other) || (from === other && to === one))
