/** A pasted text that stays out of the field: its lines, without the empty ones. */
export type PastedList = { lines: readonly string[] }

/** The longest text that the field takes, in characters. An input with megabytes of text blocks the page. */
const maxFieldLength = 1000

/** Returns true if a text must stay out of the field. */
export const isTooLong = (text: string): boolean => text.length > maxFieldLength

/**
 * Returns the list that a text becomes when it is pasted: a text of several lines, or one that is too long for the
 * field. `undefined` for other texts.
 */
export function readPastedList(text: string): PastedList | undefined {
  if (!isTooLong(text) && !/[\r\n]/.test(text)) return undefined
  const lines = splitLines(text)
  return lines.length > 1 || isTooLong(lines[0] ?? '') ? { lines } : undefined
}

/** Returns the lines of a text. A tab at the start or end of a line is an empty column, so only spaces are removed. */
export const splitLines = (text: string): string[] =>
  text.split(/\r\n?|\n/).flatMap((line) => (line.trim() === '' ? [] : [trimSpaces(line)]))

/** An expression for spaces at the end would read a run of spaces again from each of its characters. */
function trimSpaces(line: string): string {
  let start = 0
  let end = line.length
  while (line[start] === ' ') start += 1
  while (line[end - 1] === ' ') end -= 1
  return line.slice(start, end)
}
