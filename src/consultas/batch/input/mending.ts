import type { FormValues } from '../../form/form-values.ts'

/** The user's corrections of a list before the run. In memory only. */
export type Mending = {
  /** The corrected texts by line number and field name. */
  edits: Readonly<Record<number, FormValues>>
  /** The numbers of the lines that the user removed. */
  removed: readonly number[]
}

export const noMending: Mending = { edits: {}, removed: [] }

/** Corrects a field of a line. */
export const editLine = (mending: Mending, line: number, field: string, text: string): Mending => ({
  ...mending,
  edits: { ...mending.edits, [line]: { ...mending.edits[line], [field]: text } },
})

export const removeLines = (mending: Mending, lines: readonly number[]): Mending => ({
  ...mending,
  removed: [...mending.removed, ...lines],
})

/** Counts the corrected lines that are still in the list, and the removed lines. */
export function countMended({ edits, removed }: Mending): { edited: number; removed: number } {
  const isRemoved = new Set(removed)
  const edited = Object.keys(edits).filter((line) => !isRemoved.has(Number(line))).length
  return { edited, removed: isRemoved.size }
}

/** Returns how many items two lists have in common from the start. */
function countEqual(before: readonly string[], after: readonly string[]): number {
  const different = before.findIndex((line, index) => line !== after[index])
  return different === -1 ? before.length : different
}

const findIndexes = (lines: readonly string[], text: string) =>
  lines.flatMap((line, index) => (line === text ? [index] : []))

/** Returns true if a line has a quote that does not close: its row goes on in the next line. */
const hasOpenQuote = (line: string) => line.split('"').length % 2 === 0

/**
 * Returns a function that finds the new number of a line whose text stays. Equal lines keep their order. If some of them
 * were added or removed, the others cannot be told apart and have no number.
 */
function matchLines(before: readonly string[], after: readonly string[]) {
  const start = countEqual(before, after)
  const end = countEqual(before.slice(start).reverse(), after.slice(start).reverse())
  const oldMiddle = before.slice(start, before.length - end)
  const newMiddle = after.slice(start, after.length - end)
  return (number: number): number | undefined => {
    const text = before[number - 1]
    if (text === undefined || hasOpenQuote(text)) return undefined
    if (number <= start) return number
    if (number > before.length - end) return number + after.length - before.length
    const oldIndexes = findIndexes(oldMiddle, text)
    const newIndexes = findIndexes(newMiddle, text)
    const place = newIndexes[oldIndexes.indexOf(number - 1 - start)]
    return place === undefined || oldIndexes.length !== newIndexes.length ? undefined : start + place + 1
  }
}

/** Returns the corrections of the lines whose text stays after an edit; `undefined` if none is left. */
export function moveMending(
  { edits, removed }: Mending,
  before: readonly string[],
  after: readonly string[],
): Mending | undefined {
  const findNumber = matchLines(before, after)
  const moved = Object.entries(edits).flatMap(([line, texts]) => {
    const number = findNumber(Number(line))
    return number === undefined ? [] : [[number, texts] as const]
  })
  const stillRemoved = removed.flatMap((line) => findNumber(line) ?? [])
  return moved.length + stillRemoved.length === 0
    ? undefined
    : { edits: Object.fromEntries(moved), removed: stillRemoved }
}
