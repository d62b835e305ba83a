import type { Json } from '../../../../manifest/schema/consulta.ts'
import { detectNewline } from '../text-edits.ts'
import { formatBlock, formatEntry, formatFlow, formatItem, formatKey, maxLineWidth } from '../yaml-text.ts'
import { listChunks } from './block-chunks.ts'
import { type FoundCollection, type FoundEntry, findColumn, findLineEnd, measureStep } from './find-entry.ts'
import { formatLike, formatLines } from './scalar-text.ts'
import type { YamlCollection, YamlNode } from './yaml-tree.ts'

export const replaceRange = (text: string, start: number, end: number, added: string) =>
  text.slice(0, start) + added + text.slice(end)

const isScalarValue = (value: Json) => typeof value !== 'object' || value === null

const isCollection = (node: YamlNode | undefined): node is YamlCollection =>
  node?.type === 'map' || node?.type === 'list'

/** Replaces the value of an entry. Its key, its comments, and its quotes if it can have them, stay. */
export function replaceValue(text: string, found: FoundEntry, value: Json): string {
  const { entry, collection } = found
  const { node } = entry
  if (collection.isFlow) return replaceInFlow(text, found, value)
  const written =
    node?.type === 'scalar' && isScalarValue(value) ? writeScalar(text, found, value) : undefined
  if (written !== undefined && node) return replaceRange(text, node.start, node.end, written)
  return replaceInBlock(text, found, value)
}

/** Returns the source of a scalar that takes the place of another, or `undefined` if the line would be too long. */
function writeScalar(text: string, { entry, collection }: FoundEntry, value: Json): string | undefined {
  const { node } = entry
  if (node?.type !== 'scalar' || (typeof value === 'object' && value !== null)) return undefined
  const isMultiline = /\n/.test(text.slice(node.start, node.end))
  if (isMultiline) return typeof value === 'string' ? formatLines(value, node, text) : undefined
  if (node.style === 'literal' || node.style === 'folded') return undefined
  const written = formatLike(value, node, collection.isFlow)
  const isTooLong = findColumn(text, node.start) + written.length > maxLineWidth
  return isTooLong && written.length > node.end - node.start && !collection.isFlow ? undefined : written
}

function replaceInFlow(text: string, { entry, collection }: FoundEntry, value: Json): string {
  const { node, markEnd, hasMark, key } = entry
  const written =
    node?.type === 'scalar' && isScalarValue(value)
      ? formatLike(value as string, node, true)
      : formatFlow(value)
  if (node) return replaceRange(text, node.start, node.end, written)
  const mark = hasMark || !key ? ' ' : ': '
  return replaceRange(text, markEnd, markEnd, collection.type === 'map' ? mark + written : written)
}

function replaceInBlock(text: string, found: FoundEntry, value: Json): string {
  const { entry, collection, index, holders } = found
  const newline = detectNewline(text)
  const column = findColumn(text, collection.start)
  const mark = text.slice(entry.start, entry.markEnd)
  const [first = '', ...rest] = formatValueLines(mark, value, column, measureStep(text, found))
  const inline = first.trimStart().slice(mark.length)
  const isOneLine =
    !/\n/.test(text.slice(entry.markEnd, entry.node?.start ?? entry.markEnd)) &&
    !/\n/.test(text.slice(entry.markEnd, entry.end))
  if (isOneLine && rest.length === 0) return replaceRange(text, entry.markEnd, entry.end, inline)
  // A comment after the key stays there.
  const lineEnd = findLineEnd(text, entry.markEnd)
  const comment = isOneLine
    ? text.slice(entry.end, lineEnd)
    : (/^\s+#.*/.exec(text.slice(entry.markEnd, lineEnd))?.[0] ?? '')
  const chunk = listChunks(text, collection, holders.length === 0)[index]
  const end = isOneLine ? lineEnd : (chunk?.end ?? entry.end)
  return replaceRange(
    text,
    entry.markEnd,
    end,
    inline + comment + rest.map((line) => newline + line).join(''),
  )
}

/** Formats an entry whose key or dash is written already as `mark`. */
function formatValueLines(mark: string, value: Json, column: number, step: number): string[] {
  return mark === '-' ? formatItem(value, column, step) : formatEntry(mark.slice(0, -1), value, column, step)
}

/** Formats a new entry of a block collection in the style of its neighbours. Lines begin at the column. */
export function formatNewEntry(
  text: string,
  found: FoundCollection,
  index: number,
  { key, value }: { key?: string; value: Json },
): string[] {
  const { collection } = found
  const column = findColumn(text, collection.start)
  const step = measureStep(text, found)
  const neighbours = [...collection.entries.slice(0, index).reverse(), ...collection.entries.slice(index)]
  const similar = neighbours.map(({ node }) => node).find(isCollection)
  const isBlock =
    similar?.isFlow === false && typeof value === 'object' && value !== null && Object.keys(value).length > 0
  const pad = ' '.repeat(column)
  const name = key === undefined ? undefined : formatNewKey(collection, key)
  if (!isBlock)
    return name === undefined ? formatItem(value, column, step) : formatEntry(name, value, column, step)
  if (name !== undefined) return [`${pad}${name}:`, ...formatBlock(value, column + step, step)]
  const [first = '', ...rest] = formatBlock(value, column + 2, step)
  return [`${pad}- ${first.trimStart()}`, ...rest]
}

/** Quotes a number if the keys beside it have quotes. */
export function formatNewKey({ entries }: YamlCollection, key: string): string {
  const style = entries.at(-1)?.key?.style
  return style !== undefined && style !== 'plain' && /^\d+$/.test(key) ? JSON.stringify(key) : formatKey(key)
}

export const formatKeyLike = (key: string, style: string) =>
  style === 'plain'
    ? formatKey(key)
    : style === 'single' && !key.includes("'")
      ? `'${key}'`
      : JSON.stringify(key)
