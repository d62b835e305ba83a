import { detectNewline } from '../text-edits.ts'
import { type Chunk, isCompact, listChunks } from './block-chunks.ts'
import { type FoundCollection, findColumn, findLineEnd, findLineStart } from './find-entry.ts'
import { replaceRange } from './replace-value.ts'

const listFoundChunks = (text: string, { collection, holders }: FoundCollection) =>
  listChunks(text, collection, holders.length === 0)

/** Returns the offset after the newline that ends a line. */
const findNextLine = (text: string, lineEnd: number) =>
  lineEnd + (/^\r?\n/.exec(text.slice(lineEnd, lineEnd + 2))?.[0].length ?? 0)

const emptyLines = /^(?:[ \t]*\r?\n)+/

const endingEmptyLines = /(?<=\n)(?:[ \t]*\r?\n)+$/

/** Returns true if empty lines separate the entries at a position. */
function hasGap(text: string, chunks: Chunk[], index: number): boolean {
  const right = Math.min(Math.max(index, 1), chunks.length - 1)
  const [before, after] = [chunks[right - 1], chunks[right]]
  return (
    before !== undefined && after !== undefined && /\n[ \t]*\r?\n/.test(text.slice(before.end, after.start))
  )
}

/** Inserts the lines of an entry, which begin at the collection's column. The collection has entries. */
export function insertLines(text: string, found: FoundCollection, index: number, lines: string[]): string {
  const newline = detectNewline(text)
  const chunks = listFoundChunks(text, found)
  const gap = hasGap(text, chunks, index) ? newline : ''
  const added = lines.join(newline)
  const next = chunks[index]
  if (!next) {
    const { end } = chunks.at(-1) ?? { end: text.length }
    return replaceRange(text, end, end, newline + gap + added)
  }
  const column = findColumn(text, found.collection.start)
  const indent = ' '.repeat(column)
  return replaceRange(text, next.start, next.start, added.slice(column) + newline + gap + indent)
}

/** Removes an entry with its comments. The collection has other entries. */
export function removeLines(text: string, found: FoundCollection, index: number): string {
  const chunks = listFoundChunks(text, found)
  const [chunk, next] = [chunks[index], chunks[index + 1]]
  if (!chunk) return text
  if (index === 0 && next && isCompact(text, found.collection))
    return replaceRange(text, chunk.start, next.start, '')
  let start = findLineStart(text, chunk.start)
  let end = findNextLine(text, chunk.end)
  if (end === chunk.end) start = findLineEnd(text, findLineStart(text, start - 1))
  const before = endingEmptyLines.exec(text.slice(0, start))?.[0] ?? ''
  const after = emptyLines.exec(text.slice(end))?.[0] ?? ''
  // Empty lines on both sides would add up.
  if (next === undefined) start -= before.length
  else if (index === 0 || before !== '') end += after.length
  return replaceRange(text, start, end, '')
}

/** Moves an entry with its comments. What separates the entries stays. */
export function moveLines(text: string, found: FoundCollection, from: number, to: number): string {
  const chunks = listFoundChunks(text, found)
  return permute(text, chunks, from, to)
}

/** Puts the texts of ranges in another order: that at `from` comes to `to`. */
export function permute(text: string, ranges: Chunk[], from: number, to: number): string {
  const order = ranges.map((_, index) => index)
  order.splice(to, 0, ...order.splice(from, 1))
  return ranges
    .map((range, index) => ({ range, source: ranges[order[index] ?? index] ?? range }))
    .reduceRight(
      (result, { range, source }) =>
        replaceRange(result, range.start, range.end, text.slice(source.start, source.end)),
      text,
    )
}
