import { detectNewline } from '../text-edits.ts'
import { permute } from './block-entries.ts'
import { replaceRange } from './replace-value.ts'
import type { YamlCollection } from './yaml-tree.ts'

/** Inserts the source of an entry into `{ }` or `[ ]`, on a line of its own if the others are. */
export function insertInFlow(
  text: string,
  { type, entries, start }: YamlCollection,
  index: number,
  source: string,
) {
  const next = entries[index]
  const last = entries.at(-1)
  if (!last) {
    const space = type === 'map' ? ' ' : ''
    const end = text.indexOf(type === 'map' ? '}' : ']', start)
    return replaceRange(text, start + 1, end, space + source + space)
  }
  const separator = findSeparator(
    text,
    entries.length > 1 ? entries.slice(-2) : [{ start, end: start + 1 }, last],
  )
  if (next) return replaceRange(text, next.start, next.start, source + separator)
  const [comment = '', comma = ''] = trailingComment.exec(text.slice(last.end)) ?? []
  const kept = comment === '' ? '' : comment.slice(comma.length)
  return replaceRange(
    text,
    last.end,
    last.end + comment.length,
    comment === '' ? separator + source : `,${kept}${separator.slice(1)}${source}${comma}`,
  )
}

/** A comment on the line of an entry, after its comma. */
const trailingComment = /^(,?)[ \t]+#[^\r\n]*/

/** Returns the comma and the space or line break between two entries, without comments. */
function findSeparator(text: string, [before, after]: { start: number; end: number }[]): string {
  const between = text.slice(before?.end, after?.start)
  const indent = /\n([ \t]*)$/.exec(between)?.[1]
  return indent === undefined ? ', ' : `,${detectNewline(text)}${indent}`
}

/** Removes an entry and a comma beside it. Comments on the lines of other entries stay. */
export function removeFromFlow(text: string, { entries, start, end }: YamlCollection, index: number): string {
  const [before, entry, next] = [entries[index - 1], entries[index], entries[index + 1]]
  if (!entry) return text
  if (entries.length === 1) return replaceRange(text, start + 1, end - 1, '')
  if (next) return replaceRange(text, entry.start, findNextStart(text, entry.end, next.start), '')
  const between = text.slice(before?.end, entry.start)
  const kept = trailingComment.exec(between)?.[0] ?? ''
  const own = trailingComment.exec(text.slice(entry.end))?.[0] ?? ''
  return replaceRange(text, (before?.end ?? entry.start) + kept.length, entry.end + own.length, '')
}

/** Returns the offset of the first comment on a line of its own before the next entry, or that entry. */
function findNextStart(text: string, end: number, next: number): number {
  const ownLines = /^[^\r\n]*\r?\n[ \t]*(?=#)/.exec(text.slice(end, next))
  return ownLines ? end + ownLines[0].length : next
}

/** Moves an entry. Commas and spaces stay. */
export const moveInFlow = (text: string, { entries }: YamlCollection, from: number, to: number) =>
  permute(text, entries, from, to)
