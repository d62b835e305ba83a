/**
 * Values of an answer by dotted path, such as `enderecos.0.cep`; `$` is the whole answer, and a dot that is part of a
 * key has a backslash before it. Codegen checks layouts by it, and the app shows, masks and exports values by it.
 */

/** The path of the whole answer. */
export const wholeAnswer = '$'

/** The keys and indexes that a path names, from the outside in; none for the whole answer. */
export function splitAnswerPath(path: string): string[] {
  if (path === wholeAnswer) return []
  if (!path.includes('\\')) return path.split('.')
  const parts = path.match(/(?:\\.|[^.\\])+/gs) ?? []
  return parts.map((part) => part.replace(/\\(.)/gs, '$1'))
}

/** The path of some keys and indexes. `splitAnswerPath` gives them back. */
export function joinAnswerPath(keys: readonly (string | number)[]): string {
  if (keys.length === 0) return wholeAnswer
  const path = keys.map((key) => String(key).replace(/[\\.]/g, '\\$&')).join('.')
  return path === wholeAnswer ? `\\${path}` : path
}

/** The path of what stands at `inner` inside what stands at `outer`. */
export function appendAnswerPath(outer: string, inner: string): string {
  if (outer === wholeAnswer) return inner
  return inner === wholeAnswer ? outer : `${outer}.${inner}`
}

/** Whether a path leads to what another one leads to, or into it. Both are written as `pathOf` writes them. */
export const isInside = (path: string, outer: string) =>
  outer === wholeAnswer || path === outer || path.startsWith(`${outer}.`)

/** The value at a path; `undefined` where there is none. Inherited properties are not part of an answer. */
export function valueAt(answer: unknown, path: string): unknown {
  return splitAnswerPath(path).reduce<unknown>((value, key) => {
    return isOwn(value, key) ? Reflect.get(value, key) : undefined
  }, answer)
}

const isOwn = (value: unknown, key: string): value is object =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)

/** Returns the list at a path; `undefined` where the answer has none, which is not the same as an empty one. */
export function listAt(answer: unknown, path: string): unknown[] | undefined {
  const rows = valueAt(answer, path)
  return Array.isArray(rows) ? rows : undefined
}

/** The elements of the list at a path; none where there is no list. */
export const rowsAt = (answer: unknown, path: string): unknown[] => listAt(answer, path) ?? []

/** Where a key leads from a value: in a list, from each of its elements, unless the key is an index. */
function stepInto(value: unknown, key: string): unknown[] {
  if (Array.isArray(value) && !/^\d+$/.test(key)) return value.flatMap((element) => stepInto(element, key))
  const next = isOwn(value, key) ? Reflect.get(value, key) : undefined
  return next === undefined ? [] : [next]
}

/** What stands at the ends of a path that goes through lists, as `pendencias.valor` does; a list at an end is one of them. */
export const collectEndValues = (answer: unknown, path: string): unknown[] =>
  splitAnswerPath(path).reduce<unknown[]>(
    (values, key) => values.flatMap((value) => stepInto(value, key)),
    [answer],
  )

/**
 * The values along a path that goes through lists: of `pendencias.valor` the value of each element, of `pendencias` the
 * elements themselves. None where the path leads nowhere; `null` is a value, since a source may answer it.
 */
export const collectValues = (answer: unknown, path: string): unknown[] =>
  collectEndValues(answer, path).flat(Number.POSITIVE_INFINITY)

/** Whether a list is on the way to a value, or at the end of it. */
export function passesList(answer: unknown, path: string): boolean {
  const keys = splitAnswerPath(path)
  return [...keys, ''].some((_, count) =>
    Array.isArray(valueAt(answer, joinAnswerPath(keys.slice(0, count)))),
  )
}

/** The path of a value in a row of the list at `list`; without `value`, of the row itself. */
export const pathInRow = (list: string, index: number, value: string = wholeAnswer) =>
  appendAnswerPath(appendAnswerPath(list, String(index)), value)
