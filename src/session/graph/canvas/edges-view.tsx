import { memo } from 'react'
import type { Box } from '../layout/boxes.ts'
import { placeLabel } from '../layout/place-label.ts'
import type { GraphEdge } from '../model/graph-elements.ts'
import { buildArrowPoints, buildEdgePath } from './edge-path.ts'

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

/** The labels of the selected node's edges. */
export function EdgeLabels({ edges, boxes, selectedId }: EdgesViewProps) {
  return edges
    .filter(({ label, from, to }) => label !== '' && (from === selectedId || to === selectedId))
    .map(({ id, label, from, to }) => {
      const [fromBox, toBox] = [boxes.get(from), boxes.get(to)]
      if (!fromBox || !toBox) return null
      const { x, y } = placeLabel(label, fromBox, toBox, boxes.values())
      return (
        <span
          key={id}
          data-edge-label=""
          aria-hidden="true"
          style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
        >
          {label}
        </span>
      )
    })
}
