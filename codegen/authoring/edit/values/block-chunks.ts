import type { YamlCollection } from '../../../compile/read/yaml-tree.ts'
import { findColumn, findLineEnd, findLineStart } from './find-entry.ts'

/** An entry with the comments that belong to it, from the column of its collection to the end of its last line. */
export type Chunk = { start: number; end: number }

/** Returns true if the first entry begins on the line of the dash of the list around it. */
export const isCompact = (text: string, { start }: YamlCollection) =>
  text.slice(findLineStart(text, start), start).trim() !== ''

/**
 * Returns the chunks of a block collection. Comments directly above an entry, at its column, belong to it; so do comments
 * below it that are further to the right. Comments above the file's first entry belong to the file.
 */
export function listChunks(text: string, collection: YamlCollection, isRoot: boolean): Chunk[] {
  const column = findColumn(text, collection.start)
  const hasOwnComments = !isRoot && !isCompact(text, collection)
  const chunks: Chunk[] = []
  collection.entries.forEach((entry, index) => {
    const after = chunks.at(-1)?.end ?? 0
    const start = index > 0 || hasOwnComments ? findLeadStart(text, entry.start, column, after) : entry.start
    chunks.push({ start, end: findTailEnd(text, findLineEnd(text, entry.end), column) })
  })
  return chunks
}

function findLeadStart(text: string, entryStart: number, column: number, after: number): number {
  let start = entryStart
  for (;;) {
    const lineStart = findLineStart(text, start)
    if (lineStart <= after + 1) return start
    const above = findLineStart(text, lineStart - 1)
    // A first entry may have its comment after the dash.
    const comment = /^([ -]*)#/.exec(text.slice(above, lineStart))
    if (above <= after || comment?.[1]?.length !== column) return start
    start = above + column
    if (comment[1].includes('-')) return start
  }
}

function findTailEnd(text: string, bodyEnd: number, column: number): number {
  const line = /\r?\n( *)(#[^\r\n]*)?(?=\r?\n|$)/y
  let end = bodyEnd
  for (let from = bodyEnd; ; from = line.lastIndex) {
    line.lastIndex = from
    const [, indent = '', comment] = line.exec(text) ?? []
    if (line.lastIndex <= from) return end
    if (comment === undefined) continue
    if (indent.length <= column) return end
    end = line.lastIndex
  }
}
