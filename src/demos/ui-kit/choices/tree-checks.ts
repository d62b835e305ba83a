export type TreeNode = { id: string; label: string; children?: readonly TreeNode[] }

/** Like `aria-checked`: `mixed` if only some leaves are checked. */
export type CheckState = boolean | 'mixed'

/** A node that is on screen, with its place among its siblings, from 1. */
export type VisibleNode = {
  node: TreeNode
  level: number
  position: number
  siblings: number
  parentId: string | undefined
}

/** Returns the ids of the leaves below a node, or of the node itself. */
export const listLeaves = ({ id, children }: TreeNode): string[] => children?.flatMap(listLeaves) ?? [id]

export function readCheckState(node: TreeNode, checked: readonly string[]): CheckState {
  const leaves = listLeaves(node)
  const count = leaves.filter((id) => checked.includes(id)).length
  return count === leaves.length || (count > 0 && 'mixed')
}

/** Checks all leaves of a node; unchecks them if all were checked. */
export function toggleNode(node: TreeNode, checked: readonly string[]): string[] {
  const leaves = listLeaves(node)
  const others = checked.filter((id) => !leaves.includes(id))
  return readCheckState(node, checked) === true ? others : [...others, ...leaves]
}

/** Returns the nodes in page order, without the children of closed nodes. */
export const listVisible = (
  nodes: readonly TreeNode[],
  openIds: ReadonlySet<string>,
  level = 1,
  parentId?: string,
): VisibleNode[] =>
  nodes.flatMap((node, index) => [
    { node, level, parentId, position: index + 1, siblings: nodes.length },
    ...(node.children && openIds.has(node.id) ? listVisible(node.children, openIds, level + 1, node.id) : []),
  ])

/** The effect of a key in a tree: it moves the focus, or opens or closes a node. */
export type TreeMove = { focus: string } | { open: string } | { close: string } | undefined

/** Returns the move of an arrow key, Home or End, as the tree pattern of ARIA has them. */
export function findTreeMove(
  key: string,
  visible: readonly VisibleNode[],
  index: number,
  openIds: ReadonlySet<string>,
): TreeMove {
  const current = visible[index]
  if (!current) return undefined
  const focusAt = (place: number) => (visible[place] ? { focus: visible[place].node.id } : undefined)
  const isOpen = openIds.has(current.node.id)
  if (key === 'ArrowDown') return focusAt(index + 1)
  if (key === 'ArrowUp') return focusAt(index - 1)
  if (key === 'Home') return focusAt(0)
  if (key === 'End') return focusAt(visible.length - 1)
  if (key === 'ArrowRight' && current.node.children)
    return isOpen ? focusAt(index + 1) : { open: current.node.id }
  if (key === 'ArrowLeft') {
    if (isOpen) return { close: current.node.id }
    return current.parentId ? { focus: current.parentId } : undefined
  }
  return undefined
}
