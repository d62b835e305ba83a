import type { Box } from './boxes.ts'
import type { LinkEdgeType, SharedEdgeType } from './edges.tsx'
import { consultaCount, linkText, sharedLines, subjectKind } from './graph-texts.ts'
import type { SharedNodeType, SubjectNodeType } from './nodes.tsx'
import type { SessionGraph } from './session-graph.ts'

export type GraphNode = SubjectNodeType | SharedNodeType

export type GraphEdge = LinkEdgeType | SharedEdgeType

/** Returns the nodes and edges for React Flow, each with its accessible name. */
export function graphElements({ subjects, links, shared }: SessionGraph, boxes: ReadonlyMap<string, Box>) {
  const placeNode = (id: string) => {
    const { x, y, width, height } = boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { id, position: { x, y }, width, height }
  }
  const nameById = new Map(subjects.map(({ id, name }) => [id, name]))
  const nodes: GraphNode[] = [
    ...subjects.map(
      (subject): SubjectNodeType => ({
        ...placeNode(subject.id),
        type: 'subject',
        data: { subject },
        ariaRole: 'button',
        ariaLabel: `${subjectKind(subject)} ${subject.name}, ${consultaCount(subject)}`,
        domAttributes: { 'aria-roledescription': undefined },
      }),
    ),
    ...shared.map(
      (group): SharedNodeType => ({
        ...placeNode(group.id),
        type: 'shared',
        data: { lines: sharedLines(group) },
        focusable: false,
        selectable: false,
        domAttributes: { 'aria-roledescription': undefined, 'aria-describedby': undefined },
      }),
    ),
  ]
  const edges: GraphEdge[] = [
    ...links.map(
      (edge): LinkEdgeType => ({
        id: edge.id,
        type: 'led',
        source: edge.from,
        target: edge.to,
        label: linkText(edge),
        ariaLabel: `De ${nameById.get(edge.from)} a ${nameById.get(edge.to)}: ${linkText(edge)}`,
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
          ariaLabel: `${nameById.get(subject)}: ${sharedLines(group).join(', ')}`,
          domAttributes: { 'aria-roledescription': undefined },
        }),
      ),
    ),
  ]
  return { nodes, edges }
}
