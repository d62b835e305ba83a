import type { EntryPath, FormNode } from '@manifest/contract/studio.ts'

/**
 * Returns what to remove with a value: the outermost optional key that has nothing else, or the value itself. An optional
 * key without values is an absent key.
 */
export function findEmptied(root: FormNode, path: EntryPath): EntryPath {
  const around = listAround(root, path)
  let emptied = path
  for (const node of around.toReversed()) {
    const isKey = node !== root && typeof node.path.at(-1) === 'string'
    if (!isKey || node.isRequired || countValues(node) > 1) break
    emptied = node.path
  }
  return emptied
}

/** Returns the nodes above a path, the root first. */
function listAround(root: FormNode, path: EntryPath): FormNode[] {
  if (root.path.length >= path.length) return []
  const step = String(path[root.path.length])
  const inner = listParts(root).find(({ key }) => key === step)
  return [root, ...(inner ? listAround(inner, path) : [])]
}

const countValues = (node: FormNode) => listParts(node).filter(({ value }) => value !== undefined).length

function listParts({ control }: FormNode): FormNode[] {
  if (control.type === 'object') return control.children
  if (control.type === 'list') return control.items
  return control.type === 'map' ? control.entries : []
}
