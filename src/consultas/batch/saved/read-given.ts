import type { GivenList, InvalidLine, ListCell } from '../given-list.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

export const isLineNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

function isCell(value: unknown): value is ListCell {
  if (!isObject(value)) return isText(value)
  const { text, value: content, format } = value
  const isTyped = typeof content === 'boolean' || (typeof content === 'number' && Number.isFinite(content))
  return isText(text) && isTyped && (format === undefined || isText(format))
}

const isCells = (value: unknown, count: number): value is ListCell[] =>
  Array.isArray(value) && value.length === count && value.every(isCell)

/** Reads the own cells of a saved line's `lines` lines; `undefined` if they do not fit the columns. */
export const readOwn = (saved: unknown, lines: number, columns: number): ListCell[][] | undefined =>
  Array.isArray(saved) && saved.length === lines && saved.every((cells) => isCells(cells, columns))
    ? saved
    : undefined

/** Reads the texts of corrected lines, by line number; `undefined` if there are none. */
export function readCorrectedFrom(
  saved: unknown,
  numbers: readonly number[],
): Record<number, string> | undefined {
  if (!isObject(saved)) return undefined
  const texts = numbers.flatMap((number) => {
    const text = Object.hasOwn(saved, number) ? saved[number] : undefined
    return isText(text) ? [[number, text] as const] : []
  })
  return texts.length === 0 ? undefined : Object.fromEntries(texts)
}

function readInvalid(saved: unknown, columns: number): InvalidLine | undefined {
  if (!isObject(saved)) return undefined
  const { number, typed, problem, given, own, correctedFrom } = saved
  if (!isLineNumber(number) || !isText(typed) || !isText(problem) || !isObject(given)) return undefined
  const texts = Object.entries(given)
  if (!texts.every((entry): entry is [string, string] => isText(entry[1]))) return undefined
  return {
    number,
    typed,
    problem,
    given: Object.fromEntries(texts),
    ...(columns > 0 && isCells(own, columns) ? { own } : {}),
    ...(isText(correctedFrom) ? { correctedFrom } : {}),
  }
}

/** Reads a saved batch's own columns and invalid lines; `undefined` if they are broken. Older files have none. */
export function readGivenList({
  ownColumns = [],
  invalid = [],
}: Record<string, unknown>): GivenList | undefined {
  if (!Array.isArray(ownColumns) || !ownColumns.every(isText) || !Array.isArray(invalid)) return undefined
  const lines = invalid.map((saved) => readInvalid(saved, ownColumns.length))
  return lines.every((line) => line !== undefined) ? { ownColumns, invalid: lines } : undefined
}
