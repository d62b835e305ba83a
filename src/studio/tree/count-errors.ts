import type { OutlineNode, StudioDiagnostic } from '@manifest/contract/studio.ts'

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
    .map(({ file, path }) => `${[file, ...path].join('/')}/`)
  const count = ({ id, place, children }: OutlineNode): Set<string> => {
    const files = new Set(children.flatMap((child) => [...count(child)]))
    const starts = place
      ? [`${[place.file, ...place.path].join('/')}/`]
      : [...files].map((file) => `${file}/`)
    counts.set(id, errors.filter((error) => starts.some((start) => error.startsWith(start))).length)
    return place ? files.add(place.file) : files
  }
  for (const node of nodes) count(node)
  return counts
}
