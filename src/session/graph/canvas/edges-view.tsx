import { memo } from 'react'
import {
  type Box,
  boxAround,
  computeArrowHead,
  computeLabelPoint,
  computeLine,
  findCenter,
  isOverlapping,
  type Point,
} from '../layout/boxes.ts'
import type { GraphEdge } from '../model/graph-elements.ts'

type EdgesViewProps = {
  edges: readonly GraphEdge[]
  boxes: ReadonlyMap<string, Box>
  /** Its edges are highlighted and have labels. */
  selectedId: string | undefined
}

/** The lines between nodes. Screen readers get them as texts of the inspector. */
export const EdgesView = memo(function EdgesView({ edges, boxes, selectedId }: EdgesViewProps) {
  return (
    <svg aria-hidden="true" data-edges="">
      {edges.map((edge) => {
        const [from, to] = [boxes.get(edge.from), boxes.get(edge.to)]
        if (!from || !to) return null
        const isActive = edge.from === selectedId || edge.to === selectedId
        return (
          <g
            key={edge.id}
            data-edge={edge.id}
            data-type={edge.type}
            data-active={isActive || undefined}
            data-dimmed={(selectedId !== undefined && !isActive) || undefined}
          >
            <path d={buildEdgePath(from, to)} />
            {edge.type === 'led' && <polygon points={buildArrowPoints(from, to)} />}
          </g>
        )
      })}
    </svg>
  )
})

/** The labels of the selected node's edges, and of those that always have one and space for it. */
export const EdgeLabels = memo(function EdgeLabels({ edges, boxes, selectedId }: EdgesViewProps) {
  const isActive = ({ from, to }: GraphEdge) => from === selectedId || to === selectedId
  const taken = [...boxes.values()]
  return edges
    .filter((edge) => edge.label !== '' && (edge.isLabelled || isActive(edge)))
    .map((edge) => {
      const { id, label, from, to } = edge
      const [fromBox, toBox] = [boxes.get(from), boxes.get(to)]
      if (!fromBox || !toBox) return null
      const place = placeLabel(label, fromBox, toBox, taken)
      if (!place.isFree && !isActive(edge)) return null
      taken.push(place.box)
      return (
        <span
          key={id}
          data-edge-label={id}
          data-active={isActive(edge) || undefined}
          data-dimmed={(selectedId !== undefined && !isActive(edge)) || undefined}
          aria-hidden="true"
          style={{ transform: labelTransform(findCenter(place.box)) }}
        >
          {label}
        </span>
      )
    })
})

const labelTransform = (point: Point) => `${placeTransform(point)} translate(-50%, -50%)`

/**
 * The size of an edge's label in px, at the level where it is largest; `letter` is the average width of a letter.
 * Long labels have two lines.
 */
const labelSize = { letter: 9.5, padding: 8, most: 180, line: 20 }

/** The places of a label on its line that are tried, from its start to its end. */
const shares = [0.58, 0.44, 0.72, 0.32]

/** Distances from the line that are tried, in px. */
const offsets = [0, 14, -14, 28, -28, 44, -44]

/** Returns a place for the label of an edge, beside the line if there is no space on it. */
function placeLabel(label: string, from: Box, to: Box, taken: readonly Box[]): { box: Box; isFree: boolean } {
  const line = computeLine(from, to)
  const width = label.length * labelSize.letter + labelSize.padding
  const lines = Math.ceil(width / labelSize.most)
  const size = { width: Math.min(width, labelSize.most), height: lines * labelSize.line }
  const boxes = shares.flatMap((share) => {
    const { x, y } = computeLabelPoint(line, share)
    return offsets.map((offset) => boxAround({ x, y: y + offset }, size))
  })
  const free = boxes.find((box) => !taken.some((other) => isOverlapping(box, other)))
  return { box: free ?? boxAround(computeLabelPoint(line), size), isFree: free !== undefined }
}

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
      const label = layer.querySelector<HTMLElement>(`[data-edge-label="${CSS.escape(edge.id)}"]`)
      return element
        ? [{ edge, label, path: element.querySelector('path'), arrow: element.querySelector('polygon') }]
        : []
    })
  return function moveTo(center: Point) {
    const box = boxAround(center, size)
    if (node) node.style.transform = placeTransform(box)
    for (const { edge, label, path, arrow } of drawn) {
      const from = edge.from === id ? box : boxes.get(edge.from)
      const to = edge.to === id ? box : boxes.get(edge.to)
      if (!from || !to) continue
      path?.setAttribute('d', buildEdgePath(from, to))
      arrow?.setAttribute('points', buildArrowPoints(from, to))
      if (label) label.style.transform = labelTransform(computeLabelPoint(computeLine(from, to)))
    }
  }
}

/** Returns a line from middle to middle. The nodes cover its ends, also when they are drawn smaller. */
function buildEdgePath(from: Box, to: Box): string {
  const [start, end] = [findCenter(from), findCenter(to)]
  return `M${start.x},${start.y}L${end.x},${end.y}`
}

const buildArrowPoints = (from: Box, to: Box): string =>
  computeArrowHead(...computeLine(from, to))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
