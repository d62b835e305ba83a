import { joinAnswerPath, wholeAnswer } from '../../../../manifest/contract/answer-path.ts'

export type ValueChoice = { path: string; shownValue: string }

/** Values per answer, and characters per shown value. */
const maxChoices = 200
const maxShownLength = 60

const maxDepth = 5

/** Returns the values and lists of an answer. Of a list, the first element stands for all. */
export const listValueChoices = (answer: unknown): ValueChoice[] => collect(answer, [], (index) => [index])

/** Returns the values with paths that go through lists, as findings name them: `pendencias.valor`. */
export const listCollectedChoices = (answer: unknown): ValueChoice[] => collect(answer, [], () => [])

function collect(
  value: unknown,
  keys: (string | number)[],
  nameElement: (index: number) => number[],
): ValueChoice[] {
  if (value === undefined || keys.length > maxDepth) return []
  const own = { path: joinAnswerPath(keys), shownValue: show(value) }
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null) return [own]
  const inner = isList
    ? collect(mergeRows(value), [...keys, ...nameElement(0)], nameElement).filter(
        ({ path }) => path !== own.path && (isMap(value[0]) || Array.isArray(value[0])),
      )
    : Object.entries(value).flatMap(([key, part]) => collect(part, [...keys, key], nameElement))
  return [...(isList ? [own] : []), ...inner].slice(0, maxChoices)
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns an element with the keys of all elements, each with its first value. Lists of other values have their first. */
export function mergeRows(rows: unknown[]): unknown {
  const maps = rows.filter(isMap)
  return maps.length === 0 ? rows[0] : Object.assign({}, ...maps.toReversed())
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 elemento' : `${value.length} elementos`
  const text = value === null ? 'nada' : String(value)
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1)}…` : text
}

/** Returns the choices of an element of a list, which may be no map. */
export const listRowChoices = (row: unknown): ValueChoice[] =>
  isMap(row) ? listValueChoices(row) : [{ path: wholeAnswer, shownValue: show(row) }]
