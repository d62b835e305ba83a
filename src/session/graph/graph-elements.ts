import type { Box } from './boxes.ts'
import type { LedEdgeType, SharedEdgeType } from './edges.tsx'
import { consultaCount, ledText, sharedLines, subjectKind } from './graph-texts.ts'
import type { SessionGraph } from './session-graph.ts'
import type { SharedNodeType } from './shared-node.tsx'
import type { SubjectNodeType } from './subject-node.tsx'

export type GraphNode = SubjectNodeType | SharedNodeType

export type GraphEdge = LedEdgeType | SharedEdgeType

/** The graph as the library takes it, each part with its accessible name. */
export function graphElements({ subjects, led, shared }: SessionGraph, boxes: ReadonlyMap<string, Box>) {
  const placed = (id: string) => {
    const { x, y, width, height } = boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { id, position: { x, y }, width, height }
  }
  const nameOf = new Map(subjects.map(({ id, name }) => [id, name]))
  const nodes: GraphNode[] = [
    ...subjects.map(
      (subject): SubjectNodeType => ({
        ...placed(subject.id),
        type: 'subject',
        data: { subject },
        ariaRole: 'button',
        ariaLabel: `${subjectKind(subject)} ${subject.name}, ${consultaCount(subject)}`,
        domAttributes: { 'aria-roledescription': undefined },
      }),
    ),
    ...shared.map(
      (group): SharedNodeType => ({
        ...placed(group.id),
        type: 'shared',
        data: { lines: sharedLines(group) },
        focusable: false,
        selectable: false,
        domAttributes: { 'aria-roledescription': undefined, 'aria-describedby': undefined },
      }),
    ),
  ]
  const edges: GraphEdge[] = [
    ...led.map(
      (edge): LedEdgeType => ({
        id: edge.id,
        type: 'led',
        source: edge.from,
        target: edge.to,
        label: ledText(edge),
        ariaLabel: `De ${nameOf.get(edge.from)} a ${nameOf.get(edge.to)}: ${ledText(edge)}`,
        domAttributes: { 'aria-roledescription': undefined },
      }),
    ),
    ...shared.flatMap((group) =>
      group.subjects.map(
        (subject): SharedEdgeType => ({
          id: `${subject} ${group.id}`,
          type: 'shared',
          source: subject,
          target: group.id,
          ariaLabel: `${nameOf.get(subject)}: ${sharedLines(group).join(', ')}`,
          domAttributes: { 'aria-roledescription': undefined },
        }),
      ),
    ),
  ]
  return { nodes, edges }
}
