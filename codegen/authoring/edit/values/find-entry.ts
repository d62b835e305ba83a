import type { EntryPath } from '../../../../manifest/contract/studio.ts'
import type { YamlCollection, YamlEntry, YamlNode, YamlTree } from './yaml-tree.ts'

/** A collection and the entry that holds it; the root is held by none. */
export type FoundCollection = { collection: YamlCollection; holders: FoundEntry[] }

/** An entry, its position in its collection, and the entries around the collection, outermost first. */
export type FoundEntry = FoundCollection & { entry: YamlEntry; index: number }

const findIndex = ({ type, entries }: YamlCollection, step: string | number) =>
  type === 'list' ? Number(step) : entries.findIndex(({ key }) => key?.name === String(step))

/** Returns the entry at a path that is not empty, or `undefined` if there is none. */
export function findEntry({ root }: YamlTree, path: EntryPath): FoundEntry | undefined {
  let node: YamlNode | undefined = root
  const holders: FoundEntry[] = []
  for (const step of path) {
    if (node?.type !== 'map' && node?.type !== 'list') return undefined
    const index = findIndex(node, step)
    const entry = node.entries[index]
    if (!entry) return undefined
    holders.push({ collection: node, holders: holders.slice(), entry, index })
    node = entry.node
  }
  return holders.at(-1)
}

/** Returns the list or map at a path, or `undefined` if there is none. */
export function findCollection(tree: YamlTree, path: EntryPath): FoundCollection | undefined {
  const holder = path.length === 0 ? undefined : findEntry(tree, path)
  const node = path.length === 0 ? tree.root : holder?.entry.node
  if (node?.type !== 'map' && node?.type !== 'list') return undefined
  return { collection: node, holders: holder ? [...holder.holders, holder] : [] }
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
