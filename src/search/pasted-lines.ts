import { trimEnd } from '@/lib/trim-end.ts'

/** Stands for a line end in the search, whose field has one line. */
const lineMark = '↵'

/** Returns a text of several lines as one line, or `undefined` if it has one line only. Tabs stay. */
export function joinLines(text: string): string | undefined {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  return lines.length > 1 ? lines.map(trimSpaces).join(` ${lineMark} `) : undefined
}

/** Returns the lines of a text that `joinLines` returned. */
export const splitLines = (query: string): string[] =>
  query
    .split(lineMark)
    .filter((line) => line.trim() !== '')
    .map(trimSpaces)

/** A tab at the start or end of a line is an empty column. */
const trimSpaces = (line: string) => trimEnd(line.replace(/^ +/, ''), / /)
