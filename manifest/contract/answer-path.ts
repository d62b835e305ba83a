import { readKey } from './json.ts'

/**
 * Reads values of an answer by dotted path, for example `enderecos.0.cep`. `$` is the whole answer; a
 * backslash escapes a dot in a key. In a list, `chave=RENDA` is the first element with that value. Codegen checks
 * layouts with these paths; the app shows, hides and exports values with them.
 */

export const wholeAnswer = '$'

/** Splits a path into keys and indexes; none for the whole answer. */
export function splitAnswerPath(path: string): string[] {
  if (path === wholeAnswer) return []
  if (!path.includes('\\')) return path.split('.')
  const parts = path.match(/(?:\\.|[^.\\])+/gs) ?? []
  return parts.map((part) => part.replace(/\\(.)/gs, '$1'))
}

/** Joins keys and indexes to a path, the inverse of `splitAnswerPath`. */
export function joinAnswerPath(keys: readonly (string | number)[]): string {
  if (keys.length === 0) return wholeAnswer
  const path = keys.map((key) => String(key).replace(/[\\.]/g, '\\$&')).join('.')
  return path === wholeAnswer ? `\\${path}` : path
}

export function appendAnswerPath(outer: string, inner: string): string {
  if (outer === wholeAnswer) return inner
  return inner === wholeAnswer ? outer : `${outer}.${inner}`
}

/** Returns true if a path is `outer` or lies inside it. Both must be in the form of `joinAnswerPath`. */
export const isInside = (path: string, outer: string) =>
  outer === wholeAnswer || path === outer || path.startsWith(`${outer}.`)

/** Returns the value at a path, or `undefined`. Ignores inherited properties. */
export function valueAt(answer: unknown, path: string): unknown {
  return splitAnswerPath(path).reduce(readStep, answer)
}

/** Returns true for a step that leads to one element of a list: an index, or `chave=RENDA`. */
export const isElementStep = (step: string) => /^(?:\d+$|[^=]+=)/.test(step)

/** Returns the key of a step: the index of the element for `chave=RENDA`, or else the step. */
export function resolveStep(value: unknown, step: string): string {
  const [, key = '', text] = /^([^=]+)=(.*)$/s.exec(step) ?? []
  if (text === undefined || !Array.isArray(value)) return step
  return String(value.findIndex((element) => String(readKey(element, key)) === text))
}

const readStep = (value: unknown, step: string): unknown => readKey(value, resolveStep(value, step))

export function listAt(answer: unknown, path: string): unknown[] | undefined {
  const rows = valueAt(answer, path)
  return Array.isArray(rows) ? rows : undefined
}

export const rowsAt = (answer: unknown, path: string): unknown[] => listAt(answer, path) ?? []

/** Reads a key of a value. A list is searched element by element, unless the key is an index. */
function stepInto(value: unknown, key: string): unknown[] {
  if (Array.isArray(value) && !isElementStep(key)) return value.flatMap((element) => stepInto(element, key))
  const next = readStep(value, key)
  return next === undefined ? [] : [next]
}

/**
 * Returns the values at a path that goes through lists, as `pendencias.valor` does. A list at the end counts
 * as one value.
 */
export const collectEndValues = (answer: unknown, path: string): unknown[] =>
  splitAnswerPath(path).reduce<unknown[]>(
    (values, key) => values.flatMap((value) => stepInto(value, key)),
    [answer],
  )

/**
 * Returns the values at a path that goes through lists: for `pendencias.valor` the value of each element, for
 * `pendencias` the elements. Missing values are left out; `null` counts, since a source may send it.
 */
export const collectValues = (answer: unknown, path: string): unknown[] =>
  collectEndValues(answer, path).flat(Number.POSITIVE_INFINITY)

/** Returns true if a path goes through a list or ends at one. */
export function passesList(answer: unknown, path: string): boolean {
  const keys = splitAnswerPath(path)
  return [...keys, ''].some((_, count) =>
    Array.isArray(valueAt(answer, joinAnswerPath(keys.slice(0, count)))),
  )
}

/** Returns the path of a value in a row of a list; without `value`, of the row. */
export const pathInRow = (list: string, index: number, value: string = wholeAnswer) =>
  appendAnswerPath(appendAnswerPath(list, String(index)), value)
