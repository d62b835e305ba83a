/**
 * The rows of a list in an answer. With `each`, a list inside the rows makes rows of its own: each has the values of the
 * row around it, and one element in the place of the list. `*` goes through the entries of a map, such as the payments by
 * month: each entry is a row, which has its key under the name `key`.
 */

import { joinAnswerPath, listAt, pathInRow, splitAnswerPath, valueAt, wholeAnswer } from './answer-path.ts'
import { isFilled } from './is-filled.ts'
import { isObject } from './json.ts'

export type RowList = { value: string; each?: string | undefined; key?: string | undefined }

export type AnswerRows = {
  rows: readonly unknown[]
  /** Returns the path in the answer of a value of a row; without `value`, of the row. */
  pathAt: (index: number, value?: string | undefined) => string
}

/** The step through the entries of a map. */
export const everyEntry = '*'

/** The name in a row of an entry that is a plain value. */
export const entryValue = 'valor'

/** Returns the path of a list or of a map without its `*`. */
export function readListPath(value: string): string {
  const keys = splitAnswerPath(value)
  return keys.at(-1) === everyEntry ? joinAnswerPath(keys.slice(0, -1)) : value
}

/** Returns the rows of a list, or `undefined` if the answer has no such list. */
export function readRows(answer: unknown, { value, each, key }: RowList): AnswerRows | undefined {
  const list = readListPath(value)
  const isMap = list !== value
  const holder = valueAt(answer, list)
  const rows = isMap ? (isObject(holder) ? holder : undefined) : listAt(answer, list)
  if (!rows) return undefined
  if (each === undefined && Array.isArray(rows)) {
    const { filled, indexes } = listFilled(rows)
    return { rows: filled, pathAt: (index, inRow) => pathInRow(list, indexes?.[index] ?? index, inRow) }
  }
  const steps = each === undefined ? [] : splitAnswerPath(each)
  const inner = innerRows(rows, isMap ? [everyEntry, ...steps] : steps, key)
  const keys = steps.filter((step) => step !== everyEntry)
  return {
    rows: inner.map(({ row }) => row),
    pathAt: (index, inRow) => joinInnerPath(list, keys, inner[index]?.indexes ?? [], inRow),
  }
}

type FilledRows = { filled: readonly unknown[]; indexes?: readonly number[] }

const filledRows = new WeakMap<object, FilledRows>()

/** Returns the rows that have a value, and their places. If none has one, the rows tell that the source sent them. */
function listFilled(rows: readonly unknown[]): FilledRows {
  const known = filledRows.get(rows)
  if (known) return known
  const indexes = [...rows.keys()].filter((index) => !isObject(rows[index]) || isFilled(rows[index]))
  const isWhole = indexes.length === rows.length || indexes.length === 0
  const found = isWhole ? { filled: rows } : { filled: indexes.map((index) => rows[index]), indexes }
  filledRows.set(rows, found)
  return found
}

export const readRowValues = (answer: unknown, list: RowList): readonly unknown[] =>
  readRows(answer, list)?.rows ?? []

/** `indexes` has the indexes and map keys behind each key of `each`, first those of the outer list. */
type InnerRow = { row: unknown; indexes: readonly (readonly (string | number)[])[] }

/** Tables compare rows by reference, so equal calls return the same rows. */
const cache = new WeakMap<object, Map<string, InnerRow[]>>()

function innerRows(rows: object, steps: readonly string[], key: string | undefined): InnerRow[] {
  const cached = cache.get(rows) ?? new Map<string, InnerRow[]>()
  cache.set(rows, cached)
  const id = JSON.stringify([steps, key])
  const found = cached.get(id) ?? [...expandRows(rows, steps, [[]], key)]
  cached.set(id, found)
  return found
}

function* expandRows(
  value: unknown,
  keys: readonly string[],
  indexes: InnerRow['indexes'],
  mapKey: string | undefined,
): Generator<InnerRow> {
  const enter = (index: string | number) => [...indexes.slice(0, -1), [...(indexes.at(-1) ?? []), index]]
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) yield* expandRows(element, keys, enter(index), mapKey)
    return
  }
  const [key, ...rest] = keys
  if (key === undefined) yield { row: value, indexes }
  else if (key === everyEntry) {
    for (const [name, entry] of isObject(value) ? Object.entries(value) : [])
      for (const inner of expandRows(entry, rest, enter(name), mapKey))
        yield { ...inner, row: nameEntry(inner.row, name, mapKey) }
  } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, key))
    for (const inner of expandRows(Reflect.get(value, key), rest, [...indexes, []], mapKey))
      yield { ...inner, row: { ...value, [key]: inner.row } }
}

/** Returns the row of a map's entry. */
function nameEntry(row: unknown, name: string, mapKey: string | undefined): unknown {
  const values = isObject(row) ? row : { [entryValue]: row }
  return mapKey === undefined ? values : { ...values, [mapKey]: name }
}

/** Returns the steps to a value of a row of `each` in the answer, with the `*` of `each`. */
export function withEntrySteps(value: readonly string[], each: string | undefined): string[] {
  if (!each?.includes(everyEntry)) return [...value]
  const steps: string[] = []
  for (const step of splitAnswerPath(each))
    if (step === everyEntry) steps.push(step)
    else if (value[steps.filter((one) => one !== everyEntry).length] === step) steps.push(step)
    else break
  return [...steps, ...value.slice(steps.filter((one) => one !== everyEntry).length)]
}

function joinInnerPath(
  list: string,
  each: readonly string[],
  indexes: InnerRow['indexes'],
  value: string = wholeAnswer,
): string {
  const keys: (string | number)[] = [...splitAnswerPath(list), ...(indexes[0] ?? [])]
  let isInside = true
  for (const [depth, key] of splitAnswerPath(value).entries()) {
    isInside &&= each[depth] === key
    keys.push(key, ...(isInside ? (indexes[depth + 1] ?? []) : []))
  }
  return joinAnswerPath(keys)
}
