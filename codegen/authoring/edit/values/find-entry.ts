import type { EntryPath } from '../../../../manifest/contract/studio.ts'
import { followPath, isCollection, type YamlStep } from '../../../compile/read/yaml-positions.ts'
import type { YamlCollection, YamlTree } from '../../../compile/read/yaml-tree.ts'

/** A collection and the entries around it, outermost first; the root has none. */
export type FoundCollection = { collection: YamlCollection; holders: YamlStep[] }

/** An entry, its index in its collection, and the entries around the collection. */
export type FoundEntry = FoundCollection & YamlStep

/** Returns the entry at a path that is not empty, or `undefined` if there is none. */
export function findEntry(tree: YamlTree, path: EntryPath): FoundEntry | undefined {
  const steps = followPath(tree, path)
  const last = steps.at(-1)
  return last && steps.length === path.length ? { ...last, holders: steps.slice(0, -1) } : undefined
}

/** Returns the list or map at a path, or `undefined` if there is none. */
export function findCollection(tree: YamlTree, path: EntryPath): FoundCollection | undefined {
  const holders = followPath(tree, path)
  const node = path.length === 0 ? tree.root : holders.at(-1)?.entry.node
  return holders.length === path.length && isCollection(node) ? { collection: node, holders } : undefined
}

export const findColumn = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1)

export const findLineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1

/** Returns the offset before the line's newline. */
export function findLineEnd(text: string, offset: number): number {
  const end = text.slice(offset).search(/\r?\n|$/)
  return offset + end
}

/** Returns the indentation of the nearest block map below a key, relative to the map of the key. Default: 2. */
export function measureStep(text: string, { collection, holders }: FoundCollection): number {
  const chain = [...holders.map((holder) => holder.collection), collection]
  const isBlockMap = (part: YamlCollection | undefined) => part?.type === 'map' && !part.isFlow
  const steps = chain.map((inner, index) => {
    const outer = chain[index - 1]
    return outer && isBlockMap(inner) && isBlockMap(outer)
      ? findColumn(text, inner.start) - findColumn(text, outer.start)
      : 0
  })
  return steps.findLast((step) => step > 0) ?? 2
}
