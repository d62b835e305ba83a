import { codeFrame } from '../diagnostics/code-frame.ts'

/** A line and a column of a text; both count from 1. */
type Position = { line: number; column: number }

/** A manifest file's text, asked for places. Its lines are found once, however many diagnostics ask. */
export type SourceText = {
  positionOf(offset: number): Position
  /** The line at a position and its neighbours, as a diagnostic shows them. */
  frameAt(position: Position): string
}

export function sourceText(text: string): SourceText {
  const lines = text.split(/\r\n|\r|\n/)
  const starts = startsOf(text)
  return {
    positionOf(offset) {
      const line = lastAtMost(starts, offset)
      return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
    },
    frameAt: ({ line, column }) => codeFrame(lines, line, column),
  }
}

/** Offsets at which the lines of a text begin. */
const startsOf = (text: string) =>
  [0].concat(Array.from(text.matchAll(/\r\n|\r|\n/g), ({ index, 0: end }) => index + end.length))

/** The last of some ascending numbers that is at most `limit`; the first when none is. */
function lastAtMost(numbers: number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((numbers[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return low
}
