/**
 * The rows of a list in an answer. With `each`, a list inside the rows makes rows of its own: each has the values of the
 * row around it, and one element in the place of the list.
 */

import { joinAnswerPath, listAt, pathInRow, splitAnswerPath, wholeAnswer } from './answer-path.ts'

export type RowList = { value: string; each?: string | undefined }

export type AnswerRows = {
  rows: readonly unknown[]
  /** Returns the path in the answer of a value of a row; without `value`, of the row. */
  pathAt: (index: number, value?: string | undefined) => string
}

/** Returns the rows of a list, or `undefined` if the answer has no such list. */
export function readRows(answer: unknown, { value: list, each }: RowList): AnswerRows | undefined {
  const rows = listAt(answer, list)
  if (!rows) return undefined
  if (each === undefined) return { rows, pathAt: (index, value) => pathInRow(list, index, value) }
  const inner = innerRows(rows, each)
  const keys = splitAnswerPath(each)
  return {
    rows: inner.map(({ row }) => row),
    pathAt: (index, value) => joinInnerPath(list, keys, inner[index]?.indexes ?? [], value),
  }
}

export const readRowValues = (answer: unknown, list: RowList): readonly unknown[] =>
  readRows(answer, list)?.rows ?? []

/** `indexes` has the indexes behind each key of `each`, first those of the outer list. */
type InnerRow = { row: unknown; indexes: readonly (readonly number[])[] }

/** Tables compare rows by reference, so equal calls return the same rows. */
const cache = new WeakMap<object, Map<string, InnerRow[]>>()

function innerRows(rows: readonly unknown[], each: string): InnerRow[] {
  const cached = cache.get(rows) ?? new Map<string, InnerRow[]>()
  cache.set(rows, cached)
  const found = cached.get(each) ?? [...expandRows(rows, splitAnswerPath(each), [[]])]
  cached.set(each, found)
  return found
}

function* expandRows(
  value: unknown,
  keys: readonly string[],
  indexes: readonly (readonly number[])[],
): Generator<InnerRow> {
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries())
      yield* expandRows(element, keys, [...indexes.slice(0, -1), [...(indexes.at(-1) ?? []), index]])
    return
  }
  const [key, ...rest] = keys
  if (key === undefined) yield { row: value, indexes }
  else if (typeof value === 'object' && value !== null && Object.hasOwn(value, key))
    for (const inner of expandRows(Reflect.get(value, key), rest, [...indexes, []]))
      yield { ...inner, row: { ...value, [key]: inner.row } }
}

function joinInnerPath(
  list: string,
  each: readonly string[],
  indexes: readonly (readonly number[])[],
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
