import type { TextRange, YamlPath } from '../../diagnostics/hint.ts'
import type { YamlCollection, YamlEntry, YamlNode, YamlTree } from './yaml-tree.ts'

/** An entry, the collection that has it, and its index there. */
export type YamlStep = { collection: YamlCollection; entry: YamlEntry; index: number }

export const isCollection = (node: YamlNode | undefined): node is YamlCollection =>
  node?.type === 'map' || node?.type === 'list'

/** Returns the entries on the way to a path, as far as they exist. */
export function followPath({ root }: Pick<YamlTree, 'root'>, path: YamlPath): YamlStep[] {
  const steps: YamlStep[] = []
  let node = root
  for (const key of path) {
    if (!isCollection(node)) break
    const index = node.type === 'list' ? Number(key) : (node.indexByKey.get(String(key)) ?? -1)
    const entry = node.entries[index]
    if (!entry) break
    steps.push({ collection: node, entry, index })
    node = entry.node
  }
  return steps
}

/** Returns the path of the innermost entry at an offset. */
export const findPathAt = (tree: Pick<YamlTree, 'root'>, offset: number): (string | number)[] =>
  listStepsAt(tree, offset).map(({ entry: { key }, index }) => key?.name ?? index)

/** Returns the range of the key, text or number that begins at an offset, or else of the rest of the line. */
export function findRangeAt({ text, root }: Pick<YamlTree, 'text' | 'root'>, offset: number): TextRange {
  const scalars = listStepsAt({ root }, offset).flatMap(({ entry: { key, node, value } }) => [
    ...(key ? [key] : []),
    ...(node?.type === 'scalar' ? [value] : []),
  ])
  const found = [...scalars, ...(root?.type === 'scalar' ? [root] : [])].find(({ start }) => start === offset)
  if (found) return { start: offset, end: found.end }
  const line = /[^\r\n]*/y
  line.lastIndex = offset
  return { start: offset, end: offset + (line.exec(text)?.[0].trimEnd().length ?? 0) }
}

/** Returns the entries that contain an offset, the innermost last. */
function listStepsAt({ root }: Pick<YamlTree, 'root'>, offset: number): YamlStep[] {
  const steps: YamlStep[] = []
  let node = root
  while (isCollection(node)) {
    const index = findLastStartingBefore(node.entries, offset)
    const entry = node.entries[index]
    if (!entry || !contains(entry, offset) || (node.type === 'map' && !entry.key)) break
    steps.push({ collection: node, entry, index })
    node = entry.node
  }
  return steps
}

const readStart = ({ key, value }: YamlEntry) => (key ?? value).start

const contains = (entry: YamlEntry, offset: number) =>
  readStart(entry) <= offset && offset < Math.max(entry.value.end, readStart(entry) + 1)

/** Returns the index of the last entry that begins at an offset or before it, or 0. */
function findLastStartingBefore(entries: YamlEntry[], offset: number): number {
  let [low, high] = [0, entries.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const entry = entries[middle]
    if (entry && readStart(entry) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
