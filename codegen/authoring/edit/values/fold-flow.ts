import type { EntryPath } from '../../../../manifest/contract/studio.ts'
import { isCollection } from '../../../compile/read/yaml-positions.ts'
import type { YamlCollection, YamlNode } from '../../../compile/read/yaml-tree.ts'
import { detectNewline, maxLineWidth, replaceRange } from '../yaml-text.ts'
import {
  type FoundEntry,
  findColumn,
  findEntry,
  findLineEnd,
  findLineStart,
  measureStep,
} from './find-entry.ts'
import { readTree } from './read-tree.ts'

const isFlow = (node: YamlNode | undefined): node is YamlCollection => isCollection(node) && node.isFlow

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

/** Writes the `{ }` or `[ ]` of a block entry as lines. What is written in it stays as it is. */
function foldFlow(text: string, found: FoundEntry): string {
  const { entry, collection } = found
  const { node } = entry
  if (!isFlow(node)) return text
  const step = measureStep(text, found)
  const column = findColumn(text, collection.start)
  const newline = detectNewline(text)
  const lines = listLines(text, node, column + (entry.key ? step : 2), step)
  const written = entry.key ? newline + lines.join(newline) : ` ${lines.join(newline).trimStart()}`
  return replaceRange(text, entry.markEnd, node.end, written)
}

function listLines(text: string, { type, entries }: YamlCollection, column: number, step: number): string[] {
  const indent = ' '.repeat(column)
  const dash = type === 'list' ? '- ' : ''
  return entries.flatMap(({ start, end, markEnd, node }) => {
    const line = indent + dash + text.slice(start, end)
    if (line.length <= maxLineWidth || !isFlow(node)) return [line]
    if (dash === '')
      return [indent + text.slice(start, markEnd), ...listLines(text, node, column + step, step)]
    const [first = '', ...rest] = listLines(text, node, column + 2, step)
    return [indent + dash + first.trimStart(), ...rest]
  })
}
