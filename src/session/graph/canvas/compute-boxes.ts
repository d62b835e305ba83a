import { type Box, boxAround, type Point } from '../layout/boxes.ts'
import { type GraphNode, nodeSizes } from '../model/graph-elements.ts'

/** Returns the boxes of the nodes that have a place. */
export function computeBoxes(
  nodes: readonly GraphNode[],
  positions: ReadonlyMap<string, Point>,
): Map<string, Box> {
  const boxes = new Map<string, Box>()
  for (const { id, type } of nodes) {
    const point = positions.get(id)
    if (point) boxes.set(id, boxAround(point, nodeSizes[type]))
  }
  return boxes
}
