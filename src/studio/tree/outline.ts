import type { OutlineNode, Place, Screen, StudioDiagnostic } from '@manifest/contract/studio.ts'
import { useSnapshot } from 'valtio'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { useRequest } from '../workspace/api.ts'
import { askAboutDrafts } from '../workspace/drafts.ts'
import { joinPlace, workspace } from '../workspace/workspace.ts'

/** Returns the tree of the drafts, read again after each check. While it is read, the previous tree stays. */
export function useOutline(): OutlineNode[] | undefined {
  const { opened, isChecking } = useSnapshot(workspace)
  // The toolbar tells that the server does not answer.
  const { answer } = useRequest(
    'outline',
    [opened],
    (signal) => askAboutDrafts('outline', {}, signal),
    opened !== undefined && !isChecking,
  )
  return answer?.groups
}

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

/**
 * Returns the number of errors at or below each node, by the node's id. A node without a place has those of its files.
 */
export function countErrors(
  nodes: readonly OutlineNode[],
  diagnostics: readonly StudioDiagnostic[],
): Map<string, number> {
  const counts = new Map<string, number>()
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((diagnostic) => `${joinPlace(diagnostic)}/`)
  const count = ({ id, place, children }: OutlineNode): Set<string> => {
    const files = new Set(children.flatMap((child) => [...count(child)]))
    const starts = place ? [`${joinPlace(place)}/`] : [...files].map((file) => `${file}/`)
    counts.set(id, errors.filter((error) => starts.some((start) => error.startsWith(start))).length)
    return place ? files.add(place.file) : files
  }
  for (const node of nodes) count(node)
  return counts
}

/** Returns the screen of the innermost part that has one. */
export function findScreen(nodes: OutlineNode[], place: Place, above?: Screen): Screen | undefined {
  const id = joinPlace(place)
  for (const node of nodes) {
    const own = node.place && joinPlace(node.place)
    const isAbove = own === undefined || own === id || id.startsWith(`${own}/`)
    if (!isAbove) continue
    const found = findScreen(node.children, place, node.screen ?? above)
    if (found !== undefined) return found
  }
  return above
}
