import { BaseEdge, type Edge, type EdgeProps, useInternalNode } from '@xyflow/react'
import { type Box, computeArrowHead, computeLabelPoint, computeLine, type Point } from './boxes.ts'

export type LinkEdgeType = Edge<Record<string, never>, 'led'>
export type SharedEdgeType = Edge<Record<string, never>, 'shared'>

/**
 * An edge from the subject that led to a consulta to the subject of that consulta, with the consulta's title.
 */
export function LinkEdge({ source, target, label }: EdgeProps<LinkEdgeType>) {
  const [from, to] = useLine(source, target)
  const at = computeLabelPoint([from, to])
  return (
    <>
      <BaseEdge
        path={buildPath(from, to)}
        label={label}
        labelX={at.x}
        labelY={at.y}
        labelBgPadding={[6, 3]}
        labelBgBorderRadius={4}
        interactionWidth={0}
      />
      <polygon
        className="arrow-head"
        points={computeArrowHead(from, to)
          .map(({ x, y }) => `${x},${y}`)
          .join(' ')}
      />
    </>
  )
}

export function SharedEdge({ source, target }: EdgeProps<SharedEdgeType>) {
  return <BaseEdge path={buildPath(...useLine(source, target))} interactionWidth={0} />
}

const buildPath = (from: Point, to: Point) => `M${from.x},${from.y}L${to.x},${to.y}`

const useLine = (source: string, target: string) => computeLine(useBox(source), useBox(target))

function useBox(id: string): Box {
  const node = useInternalNode(id)
  return {
    ...(node?.internals.positionAbsolute ?? { x: 0, y: 0 }),
    width: node?.measured.width ?? 0,
    height: node?.measured.height ?? 0,
  }
}
