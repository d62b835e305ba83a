import { appendAnswerPath, joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { isObject } from '../../../manifest/contract/json.ts'
import { readDate } from '../../../manifest/contract/read-date.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { AnswerMap } from '../../../manifest/schema/supplier-request.ts'
import { isDocument } from '../sample-answer/kinds.ts'
import { detectKind, type ValueKind } from '../sample-answer/value-kind.ts'
import { dropCentsWord, isCentsKey, keyWords } from '../sample-answer/words.ts'

export type ProposedMap = {
  /** Absent if the supplier's answer has the contract's shape. */
  answer?: AnswerMap
  /** Paths of the example for which the sample has no likely value. */
  missing: string[]
}

/** A value of an answer, or a list of objects with the values of its elements. */
type Part = { keys: string[]; value: Json; rows?: Json[] }

/** Two values with a lower score are no pair: more than half of the words of their keys differ. */
const minScore = 0.5

/**
 * Proposes the paths from a supplier's answer to the values of a contract, by the words of the keys and the kinds of the values. The
 * proposal has no value of the sample.
 */
export function proposeAnswerMap(example: Json, sample: Json): ProposedMap {
  const parts = listParts(example)
  const proposed = mapParts(parts, listParts(sample))
  const isSame = Object.entries(proposed.answer).every(isUnchanged)
  if (isSame && proposed.missing.length < parts.length / 2) return { missing: proposed.missing }
  const inner = findSameShape(parts, sample)
  return inner === undefined ? proposed : { answer: { $: inner }, missing: [] }
}

/** Returns true if a value has the contract's path and form, and a list its elements. */
const isUnchanged = ([path, from]: [string, AnswerMap[string]]): boolean =>
  typeof from === 'string'
    ? from === path
    : 'list' in from && from.list === path && Object.entries(from.items).every(isUnchanged)

const toPath = ({ keys }: Part) => joinAnswerPath(keys)

/** Lists the values of an answer, and its lists of objects. It leaves out keys that are data, because a path would repeat them. */
function listParts(value: Json, keys: string[] = []): Part[] {
  if (Array.isArray(value) && value.some(isObject)) return [{ keys, value, rows: value }]
  if (!isObject(value)) return [{ keys, value }]
  return Object.entries(value).flatMap(([key, part]) =>
    isData(key) ? [] : listParts(part as Json, [...keys, key]),
  )
}

/** Returns the path of an object of the sample that has all parts of the example, in the contract's form. */
function findSameShape(parts: readonly Part[], sample: Json, path = ''): string | undefined {
  if (!isObject(sample)) return undefined
  for (const [key, value] of Object.entries(sample)) {
    // A key that is data would get into the path.
    if (!isObject(value) || isData(key)) continue
    const inner = path === '' ? joinAnswerPath([key]) : appendAnswerPath(path, joinAnswerPath([key]))
    const { answer, missing } = mapParts(parts, listParts(value))
    if (missing.length === 0 && Object.entries(answer).every(isUnchanged)) return inner
    const found = findSameShape(parts, value, inner)
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns true for a key such as a document. */
const isData = (key: string) => /\d{5}|@/.test(key)

function mapParts(wanted: readonly Part[], offered: readonly Part[]): ProposedMap & { answer: AnswerMap } {
  const pairs = wanted
    .flatMap((want) => offered.map((offer) => ({ want, offer, score: scorePair(want, offer) })))
    .filter(({ score }) => score >= minScore)
    .sort((one, other) => other.score - one.score)
  const found = new Map<Part, Part>()
  for (const { want, offer } of pairs)
    if (!found.has(want) && ![...found.values()].includes(offer)) found.set(want, offer)
  const answer: AnswerMap = {}
  const missing: string[] = []
  for (const want of wanted) {
    const offer = found.get(want)
    if (!offer) missing.push(toPath(want))
    else if (want.rows && offer.rows) {
      const items = mapParts(mergeRows(want.rows), mergeRows(offer.rows))
      answer[toPath(want)] = { list: toPath(offer), items: items.answer }
      missing.push(...items.missing.map((path) => appendAnswerPath(toPath(want), path)))
    } else answer[toPath(want)] = convert(want, offer)
  }
  return { answer, missing }
}

/** Returns each part of the elements once, with its first value that is not null. */
function mergeRows(rows: readonly Json[]): Part[] {
  const merged = new Map<string, Part>()
  for (const part of rows.flatMap((row) => listParts(row))) {
    const path = toPath(part)
    if ((merged.get(path)?.value ?? null) === null) merged.set(path, part)
  }
  return [...merged.values()]
}

/** Values of one kind at the same path are a pair before all others. */
const samePathScore = 2

/** Returns how likely two values are the same, from 0 to 1, or `samePathScore`. Values of different kinds have 0. */
function scorePair(want: Part, offer: Part): number {
  const isSamePath = toPath(want) === toPath(offer)
  if (isOneList(want.value, offer.value)) return 0
  if (isSamePath && isEmpty(offer.value)) return samePathScore
  if ((want.rows === undefined) !== (offer.rows === undefined)) return 0
  if (want.rows && offer.rows) {
    const inner = mapParts(mergeRows(want.rows), mergeRows(offer.rows))
    const share = Object.keys(inner.answer).length / Math.max(1, mergeRows(want.rows).length)
    if (share === 0) return 0
    return isSamePath ? samePathScore : (scoreKeys(want.keys, offer.keys) + share) / 2
  }
  const [kind, other] = [want, offer].map(({ keys, value }) => detectKind(keys, value)) as [
    ValueKind,
    ValueKind,
  ]
  if (isSamePath && (areAlike(kind, other) || mayBeDocument(kind, offer.value))) return samePathScore
  if (!areAlike(kind, other)) return 0
  const words = scoreKeys(want.keys, offer.keys)
  return isDocument(kind) && kind === other ? Math.max(words, minScore) : words
}

/** Returns true if one of two values is a list, and the other one is not null. */
const isOneList = (one: Json, other: Json) =>
  Array.isArray(one) !== Array.isArray(other) && one !== null && other !== null

/** Returns true for a value that does not tell its kind. */
const isEmpty = (value: Json) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Documentation often has documents with wrong check digits, whose kind is not recognized. */
const mayBeDocument = (kind: ValueKind, offered: Json) =>
  isDocument(kind) && typeof offered === 'string' && /\d/.test(offered)

const classes: Partial<Record<ValueKind, string>> = {
  date: 'date',
  datetime: 'date',
  month: 'month',
  currency: 'number',
  percent: 'number',
  number: 'number',
  'yes-no': 'yes-no',
}

function areAlike(kind: ValueKind, other: ValueKind): boolean {
  if (kind === 'empty' || other === 'empty') return true
  if (isDocument(kind) || isDocument(other)) return kind === other
  return (classes[kind] ?? 'text') === (classes[other] ?? 'text')
}

/** Compares two paths. The last keys weigh most; the keys above them tell apart the same value of two objects. */
function scoreKeys(want: readonly string[], offer: readonly string[]): number {
  const last = compareWords(
    keyWords(dropCentsWord(want.at(-1) ?? '')),
    keyWords(dropCentsWord(offer.at(-1) ?? '')),
  )
  const above = compareWords(readAbove(want), readAbove(offer))
  return last < minScore ? 0 : last * 0.9 + above * 0.1
}

const readAbove = (keys: readonly string[]) => new Set(keys.slice(0, -1).flatMap((key) => [...keyWords(key)]))

/** Words about the form of a value. Without them `fullName` equals `nome`, and `birthDate` equals `nascimento`. */
const formWords = new Set('completo inteiro numero data dados texto valor pessoa'.split(' '))

/** Returns the share of words that two keys have in common. Words of one or two letters do not count. */
function compareWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [left, right] = [dropFormWords(one), dropFormWords(other)]
  const common = left.filter((word) => right.includes(word)).length
  return common / Math.max(left.length, right.length, 1)
}

function dropFormWords(words: ReadonlySet<string>): string[] {
  const long = [...words].filter((word) => word.length > 2)
  const telling = long.filter((word) => !formWords.has(word))
  return telling.length > 0 ? telling : long
}

/** Returns the path of a supplier's value, with a conversion if its form differs from the contract's. */
function convert({ keys, value }: Part, offer: Part): AnswerMap[string] {
  const path = toPath(offer)
  if (readDate(value) !== undefined && detectKind(keys, value) === 'date' && !isIsoDate(offer.value))
    return { value: path, date: true }
  if (typeof value !== 'number') return path
  const isCents = isCentsKey(offer.keys.at(-1) ?? '') && !isCentsKey(keys.at(-1) ?? '')
  if (isCents) return { value: path, scale: 100 }
  return typeof offer.value === 'string' ? { value: path, scale: 1 } : path
}

const isIsoDate = (value: Json) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
