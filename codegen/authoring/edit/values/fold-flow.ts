import { detectNewline } from '../text-edits.ts'
import { maxLineWidth } from '../yaml-text.ts'
import { type FoundEntry, findColumn, measureStep } from './find-entry.ts'
import { replaceRange } from './replace-value.ts'
import type { YamlCollection, YamlNode } from './yaml-tree.ts'

export const isFlow = (node: YamlNode | undefined): node is YamlCollection =>
  (node?.type === 'map' || node?.type === 'list') && node.isFlow

/** Writes the `{ }` or `[ ]` of a block entry as lines. What is written in it stays as it is. */
export function foldFlow(text: string, found: FoundEntry): string {
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
