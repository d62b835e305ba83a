import {
  type Box,
  boxAround,
  computeArrowHead,
  computeLine,
  findCenter,
  type Point,
} from '../layout/boxes.ts'
import type { GraphEdge } from '../model/graph-elements.ts'

type DraggedNodeOptions = {
  layer: HTMLElement
  id: string
  boxes: ReadonlyMap<string, Box>
  edges: readonly GraphEdge[]
}

export const placeTransform = ({ x, y }: Point) => `translate(${x}px, ${y}px)`

/**
 * Moves one node and its edges in the page, without React. React renders once, when the user drops the node.
 */
export function createDraggedNode({ layer, id, boxes, edges }: DraggedNodeOptions) {
  const node = layer.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)
  const size = boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
  const drawn = edges
    .filter(({ from, to }) => from === id || to === id)
    .flatMap((edge) => {
      const element = layer.querySelector(`[data-edge="${CSS.escape(edge.id)}"]`)
      return element
        ? [{ edge, path: element.querySelector('path'), arrow: element.querySelector('polygon') }]
        : []
    })
  return function moveTo(center: Point) {
    const box = boxAround(center, size)
    if (node) node.style.transform = placeTransform(box)
    for (const { edge, path, arrow } of drawn) {
      const from = edge.from === id ? box : boxes.get(edge.from)
      const to = edge.to === id ? box : boxes.get(edge.to)
      if (!from || !to) continue
      path?.setAttribute('d', buildEdgePath(from, to))
      arrow?.setAttribute('points', buildArrowPoints(from, to))
    }
  }
}

/** Returns a line from middle to middle. The nodes cover its ends, also when they are drawn smaller. */
export function buildEdgePath(from: Box, to: Box): string {
  const [start, end] = [findCenter(from), findCenter(to)]
  return `M${start.x},${start.y}L${end.x},${end.y}`
}

export const buildArrowPoints = (from: Box, to: Box): string =>
  computeArrowHead(...computeLine(from, to))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
