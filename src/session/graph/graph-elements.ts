import type { Box } from './boxes.ts'
import type { LinkEdgeType, SharedEdgeType } from './edges.tsx'
import { describeSubjectKind, formatConsultaCount, formatLinkLabel, listSharedTexts } from './graph-texts.ts'
import type { SharedNodeType, SubjectNodeType } from './nodes.tsx'
import type { SessionGraph } from './session-graph.ts'

export type GraphNode = SubjectNodeType | SharedNodeType

export type GraphEdge = LinkEdgeType | SharedEdgeType

/** Returns the nodes and edges for React Flow, each with its accessible name. */
export function createGraphElements(
  { subjects, links, shared }: SessionGraph,
  boxes: ReadonlyMap<string, Box>,
) {
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
        ariaLabel: `${describeSubjectKind(subject)} ${subject.name}, ${formatConsultaCount(subject)}`,
        domAttributes: { 'aria-roledescription': undefined },
      }),
    ),
    ...shared.map(
      (group): SharedNodeType => ({
        ...placeNode(group.id),
        type: 'shared',
        data: { lines: listSharedTexts(group) },
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
        label: formatLinkLabel(edge),
        ariaLabel: `De ${nameById.get(edge.from)} a ${nameById.get(edge.to)}: ${formatLinkLabel(edge)}`,
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
          ariaLabel: `${nameById.get(subject)}: ${listSharedTexts(group).join(', ')}`,
          domAttributes: { 'aria-roledescription': undefined },
        }),
      ),
    ),
  ]
  return { nodes, edges }
}
