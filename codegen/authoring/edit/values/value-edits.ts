import { isDeepStrictEqual } from 'node:util'
import type { EntryPath } from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { detectNewline } from '../text-edits.ts'
import { formatBlock, formatFlow, maxLineWidth } from '../yaml-text.ts'
import { insertLines, moveLines, removeLines } from './block-entries.ts'
import { findCollection, findEntry, findLineEnd, findLineStart } from './find-entry.ts'
import { insertInFlow, moveInFlow, removeFromFlow } from './flow-entries.ts'
import { foldFlow, isFlow } from './fold-flow.ts'
import { readValue } from './read-value.ts'
import { formatKeyLike, formatNewEntry, formatNewKey, replaceRange, replaceValue } from './replace-value.ts'
import { EditError, readTree } from './yaml-tree.ts'

type JsonMap = { [key: string]: Json }

/** Returns the keys that the grammar knows at a path, in its order. New keys take their place in it. */
export type ListKeys = (path: EntryPath) => string[]

const isMapValue = (value: Json | undefined): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sets a value. Parts of a map or of a list that are the same stay as they are written. */
export function setValue(text: string, path: EntryPath, value: Json, listKeys: ListKeys): string {
  const old = readValue(text, path)
  if (old === undefined) return addValue(text, path, value, listKeys)
  if (isDeepStrictEqual(old, value)) return text
  if (isMapValue(old) && isMapValue(value)) {
    const next = value
    if (Object.keys(old).some((key) => Object.hasOwn(next, key)))
      return mergeMap(text, path, old, value, listKeys)
  }
  if (Array.isArray(old) && Array.isArray(value) && old.length > 0 && value.length > 0)
    return mergeList(text, path, old, value, listKeys)
  return writeValue(text, path, value)
}

function mergeMap(text: string, path: EntryPath, old: JsonMap, value: JsonMap, listKeys: ListKeys): string {
  const removed = Object.keys(old).filter((key) => !Object.hasOwn(value, key))
  const kept = removed.reduce((result, key) => removeValue(result, [...path, key]), text)
  return Object.entries(value).reduce(
    (result, [key, part]) => setValue(result, [...path, key], part, listKeys),
    kept,
  )
}

function mergeList(text: string, path: EntryPath, old: Json[], value: Json[], listKeys: ListKeys): string {
  const shorter = Math.min(old.length, value.length)
  const isSameAt = (index: number) => isDeepStrictEqual(old.at(index), value.at(index))
  let head = 0
  while (head < shorter && isSameAt(head)) head += 1
  let tail = 0
  while (tail < shorter - head && isSameAt(-tail - 1)) tail += 1
  let result = text
  for (let index = head; index < shorter - tail; index += 1)
    result = setValue(result, [...path, index], value[index] ?? null, listKeys)
  for (let index = shorter - tail; index < value.length - tail; index += 1)
    result = insertValue(result, path, index, value[index] ?? null)
  for (let index = old.length - tail - 1; index >= value.length - tail; index -= 1)
    result = removeValue(result, [...path, index])
  return result
}

/** Writes a value at an existing path, in the form that the formatter chooses. */
function writeValue(text: string, path: EntryPath, value: Json): string {
  const found = findEntry(readTree(text), path)
  if (!found) return writeRoot(text, value)
  return foldLongFlow(text, replaceValue(text, found, value), path)
}

/** Replaces the content of a file without entries, or the whole content of a file. */
function writeRoot(text: string, value: Json): string {
  const { root } = readTree(text)
  const newline = detectNewline(text)
  const isBlock = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  const lines = isBlock ? formatBlock(value, 0, 2) : [formatFlow(value)]
  if (root) return replaceRange(text, root.start, root.end, lines.join(newline))
  const gap = text === '' || text.endsWith('\n') ? '' : newline
  return text + gap + lines.map((line) => line + newline).join('')
}

/** Adds a missing value with the missing maps and lists around it. */
function addValue(text: string, path: EntryPath, value: Json, listKeys: ListKeys): string {
  const parent = path.slice(0, -1)
  const step = path.at(-1)
  const around = path.length === 0 ? undefined : readValue(text, parent)
  if (step === undefined) return writeRoot(text, value)
  if (Array.isArray(around)) {
    if (Number(step) !== around.length) throw new EditError('não tem esse elemento')
    return insertValue(text, parent, around.length, value)
  }
  if (isMapValue(around)) {
    const index = findKeyIndex(text, parent, String(step), listKeys)
    return insertValue(text, parent, index, { [step]: value })
  }
  if (around !== undefined && around !== null) throw new EditError('tem aí um texto, e não chaves')
  const wrapped: Json = typeof step === 'number' ? [value] : { [step]: value }
  return around === null ? writeValue(text, parent, wrapped) : addValue(text, parent, wrapped, listKeys)
}

/** Returns the position after the last key that precedes a new key in the grammar. Other keys go to the end. */
function findKeyIndex(text: string, path: EntryPath, key: string, listKeys: ListKeys): number {
  const { collection } = findCollection(readTree(text), path) ?? {}
  const names = (collection?.entries ?? []).map((entry) => entry.key?.name)
  const known = listKeys(path)
  if (!known.includes(key)) return names.length
  const earlier = known.slice(0, known.indexOf(key))
  return names.findLastIndex((name) => name !== undefined && earlier.includes(name)) + 1
}

/** Inserts an element into a list, or the entries of `value` into a map. */
export function insertValue(text: string, path: EntryPath, index: number, value: Json): string {
  const found = findCollection(readTree(text), path)
  const entries = found?.collection.entries ?? []
  if (index < 0 || index > entries.length) throw new EditError('não tem esse lugar')
  if (found === undefined || entries.length === 0) return insertFirst(text, path, value)
  const { collection } = found
  if (collection.type === 'list') return insertEntry(text, path, index, { value })
  if (!isMapValue(value)) throw new EditError('só recebe chaves nesse lugar')
  return Object.entries(value).reduce(
    (result, [key, part], added) => insertEntry(result, path, index + added, { key, value: part }),
    text,
  )
}

function insertFirst(text: string, path: EntryPath, value: Json): string {
  const old = readValue(text, path)
  const isMap = isMapValue(old) || (path.length === 0 && old == null)
  if (old !== undefined && old !== null && typeof old !== 'object')
    throw new EditError('tem aí um texto, e não uma lista')
  if (isMap && !isMapValue(value)) throw new EditError('só recebe chaves nesse lugar')
  const written = isMap ? value : [value]
  return old === undefined ? addValue(text, path, written, () => []) : writeValue(text, path, written)
}

function insertEntry(
  text: string,
  path: EntryPath,
  index: number,
  entry: { key?: string; value: Json },
): string {
  const found = findCollection(readTree(text), path)
  if (!found) return text
  const { collection } = found
  if (entry.key !== undefined && collection.entries.some(({ key }) => key?.name === entry.key))
    throw new EditError(`já tem a chave ${entry.key}`)
  if (!collection.isFlow) return insertLines(text, found, index, formatNewEntry(text, found, index, entry))
  const key = entry.key === undefined ? '' : `${formatNewKey(collection, entry.key)}: `
  return foldLongFlow(text, insertInFlow(text, collection, index, key + formatFlow(entry.value)), path)
}

/** Removes an entry with its comments. A collection without entries becomes `[]` or `{}`. */
export function removeValue(text: string, path: EntryPath): string {
  const found = findEntry(readTree(text), path)
  if (!found) throw new EditError('não tem o que seria apagado')
  const { collection, index } = found
  if (collection.isFlow) return removeFromFlow(text, collection, index)
  if (collection.entries.length > 1) return removeLines(text, found, index)
  return writeValue(text, path.slice(0, -1), collection.type === 'list' ? [] : {})
}

/** Moves an entry of a list or of a map, with its comments. `to` counts without it. */
export function moveEntry(text: string, path: EntryPath, from: number, to: number): string {
  const found = findCollection(readTree(text), path)
  const count = found?.collection.entries.length ?? 0
  if (!found || ![from, to].every((index) => index >= 0 && index < count))
    throw new EditError('não tem esse lugar')
  const { collection } = found
  return collection.isFlow ? moveInFlow(text, collection, from, to) : moveLines(text, found, from, to)
}

/** Renames a key, with its quotes. */
export function renameKey(text: string, path: EntryPath, to: string): string {
  const found = findEntry(readTree(text), path)
  const key = found?.entry.key
  if (!key) throw new EditError('não tem essa chave')
  if (key.name === to) return text
  if (found.collection.entries.some((entry) => entry.key?.name === to))
    throw new EditError(`já tem a chave ${to}`)
  return foldLongFlow(text, replaceRange(text, key.start, key.end, formatKeyLike(to, key.style)), path)
}

/** Writes the outermost `{ }` or `[ ]` around a place as lines if an edit made its line too long. */
export const foldLongFlow = (before: string, text: string, path: EntryPath): string =>
  hasLongerLine(before, text) ? foldFlowAround(text, path) : text

/** Writes the outermost `{ }` or `[ ]` around a place as lines, unless it has several lines or comments. */
export function foldFlowAround(text: string, path: EntryPath): string {
  const tree = readTree(text)
  const found = path
    .map((_, index) => findEntry(tree, path.slice(0, index + 1)))
    .find((candidate) => isFlow(candidate?.entry.node))
  const node = found?.entry.node
  if (!found || !node || found.collection.isFlow) return text
  return /[\n#]/.test(text.slice(node.start, node.end)) ? text : foldFlow(text, found)
}

/** Returns true if the first changed line is too long, and longer than before. */
function hasLongerLine(before: string, text: string): boolean {
  let at = 0
  while (at < before.length && before[at] === text[at]) at += 1
  const measureLine = (content: string) => findLineEnd(content, at) - findLineStart(content, at)
  return measureLine(text) > Math.max(maxLineWidth, measureLine(before))
}
