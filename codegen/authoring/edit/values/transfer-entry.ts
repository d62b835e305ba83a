import { isDeepStrictEqual } from 'node:util'
import type { EntryPath } from '../../../../manifest/contract/studio.ts'
import { detectNewline } from '../text-edits.ts'
import { listChunks } from './block-chunks.ts'
import { findColumn, findEntry } from './find-entry.ts'
import { readValue } from './read-value.ts'
import { replaceRange } from './replace-value.ts'
import { foldFlowAround, insertValue, removeValue } from './value-edits.ts'
import { EditError, readTree } from './yaml-tree.ts'

/** The texts of the file that has the entry and of the file that gets it. They may be the same file. */
export type TransferTexts = { from: string; to: string; isSameFile: boolean }

/** Moves an entry of a list to another list, with its comments. `index` counts without the entry. */
export function transferEntry(
  { from, to, isSameFile }: TransferTexts,
  path: EntryPath,
  list: EntryPath,
  index: number,
): { from: string; to: string } {
  const value = readValue(from, path)
  if (value === undefined || typeof path.at(-1) !== 'number') throw new EditError('não tem esse elemento')
  if (isSameFile && isWithin(list, path)) throw new EditError('não pode pôr um elemento dentro dele mesmo')
  const source = readChunk(from, path)
  const rest = removeValue(from, path)
  const target = isSameFile ? shiftPath(list, path) : list
  const base = isSameFile ? rest : to
  // An empty list in `{ }` would take the entry without its lines and comments.
  const isEmpty = isDeepStrictEqual(readValue(base, target), [])
  const opened = source !== undefined && isEmpty ? foldFlowAround(base, target.slice(0, -1)) : base
  const inserted = insertValue(opened, target, index, value)
  const written = source === undefined ? inserted : writeChunk(inserted, [...target, index], source)
  return { from: isSameFile ? written : rest, to: written }
}

const isWithin = (path: EntryPath, outer: EntryPath) =>
  outer.every((step, index) => String(path[index]) === String(step))

/** Returns the path after the removal of another entry. */
function shiftPath(path: EntryPath, removed: EntryPath): EntryPath {
  const depth = removed.length - 1
  const [step, removedStep] = [path[depth], removed[depth]]
  const isSibling = isWithin(path, removed.slice(0, depth))
  if (!isSibling || typeof step !== 'number' || Number(removedStep) >= step) return path
  return path.with(depth, step - 1)
}

/** Returns the lines of an entry of a block list with its comments, the first column removed. */
function readChunk(text: string, path: EntryPath): string[] | undefined {
  const found = findEntry(readTree(text), path)
  const chunk = found && findChunk(text, found)
  if (!chunk) return undefined
  const margin = new RegExp(`^ {0,${findColumn(text, chunk.start)}}`)
  return text
    .slice(chunk.start, chunk.end)
    .split(/\r?\n/)
    .map((line) => line.replace(margin, ''))
}

/** Writes the lines of a block list's entry into another list. */
function writeChunk(text: string, path: EntryPath, lines: string[]): string {
  const found = findEntry(readTree(text), path)
  const chunk = found && findChunk(text, found)
  if (!chunk) return text
  const indent = ' '.repeat(findColumn(text, chunk.start))
  const [first = '', ...rest] = lines
  const moved = [first, ...rest.map((line) => (line === '' ? '' : indent + line))]
  return replaceRange(text, chunk.start, chunk.end, moved.join(detectNewline(text)))
}

const findChunk = (
  text: string,
  { collection, holders, index }: NonNullable<ReturnType<typeof findEntry>>,
) => (collection.isFlow ? undefined : listChunks(text, collection, holders.length === 0)[index])
