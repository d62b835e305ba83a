import type { OutlineNode } from '@manifest/contract/studio.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'

/** Returns the nodes that contain every word of a query, with the nodes above and below them. */
export function filterOutline(nodes: OutlineNode[], query: string): OutlineNode[] {
  const matches = searchTest(query)
  const filter = (list: OutlineNode[], above: string): OutlineNode[] =>
    list.flatMap((node) => {
      const key = `${above} ${searchKey(`${node.title} ${node.detail ?? ''} ${node.id}`)}`
      if (matches(key)) return [node]
      const children = filter(node.children, key)
      return children.length > 0 ? [{ ...node, children }] : []
    })
  return filter(nodes, '')
}

/** Returns the ids of the nodes above the one of a part, outermost first; the last is its own or its nearest. */
export function findTrail(nodes: OutlineNode[], id: string): string[] {
  const next = nodes.find((node) => listIds(node).some((own) => own === id || id.startsWith(`${own}/`)))
  return next ? [next.id, ...findTrail(next.children, id)] : []
}

const listIds = (node: OutlineNode): string[] => [
  ...(node.place ? [node.id] : []),
  ...node.children.flatMap(listIds),
]
