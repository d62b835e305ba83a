import type { EntryPath } from '../../../../manifest/contract/studio.ts'
import { listChunks } from './block-chunks.ts'
import { insertLines } from './block-entries.ts'
import { findColumn, findEntry } from './find-entry.ts'
import { insertInFlow } from './flow-entries.ts'
import { EditError, readTree } from './read-tree.ts'
import { formatKeyLike, replaceRange } from './replace-value.ts'
import { foldLongFlow } from './value-edits.ts'

/**
 * Copies an entry as it is written, with the comments inside it, to an index of its collection. Comments above it belong
 * to the original. `key` is the new key in a map.
 *
 * @throws EditError if there is no such entry.
 */
export function copyEntry(text: string, path: EntryPath, index: number, key?: string): string {
  const found = findEntry(readTree(text), path)
  if (!found) throw new EditError('não tem o que seria copiado')
  const { entry, collection, holders } = found
  const end = collection.isFlow
    ? entry.end
    : (listChunks(text, collection, holders.length === 0)[found.index]?.end ?? entry.end)
  const written = text.slice(entry.start, end)
  const source =
    key === undefined || !entry.key
      ? written
      : replaceRange(written, 0, entry.key.end - entry.start, formatKeyLike(key, entry.key.style))
  if (collection.isFlow) return foldLongFlow(text, insertInFlow(text, collection, index, source), path)
  const indented = ' '.repeat(findColumn(text, collection.start)) + source
  return insertLines(text, found, index, indented.split(/\r?\n/))
}
