import { formatCounted } from '@/lib/format/quantity.ts'
import { kindTitles } from '../../session-texts.ts'
import type { Size } from '../layout/boxes.ts'
import type { Photo } from './entry-values.ts'
import {
  describeSubjectKind,
  describeValueKind,
  formatConsultaCount,
  formatLinkLabel,
  formatMentionLabel,
  formatPartyDocument,
  formatRelationLabel,
  formatRelations,
  formatValueTitle,
  listNames,
  type NodeKind,
  nameParty,
  unqueriedText,
} from './graph-texts.ts'
import { buildTieKey, type PartyNode, type RestNode } from './party-nodes.ts'
import type { SessionGraph, Subject, ValueNode } from './session-graph.ts'

/** A node as the canvas shows it. Texts are as the screen shows them: hidden unless revealed. */
export type GraphNode = {
  id: string
  type: 'subject' | 'value' | 'party' | 'rest'
  kind: NodeKind
  title: string
  detail: string
  /** Read by screen readers. */
  label: string
  photo?: string
  /** The number of consultas about a subject. */
  count?: number
}

export type GraphEdge = {
  id: string
  type: 'led' | 'mention' | 'shared' | 'party'
  from: string
  to: string
  label: string
  /** The label is there also if no end of the edge is selected. */
  isLabelled?: boolean
}

/** The sizes of nodes in px, at zoom 1. A name has two lines. */
export const nodeSizes: Record<GraphNode['type'], Size> = {
  subject: { width: 224, height: 68 },
  value: { width: 188, height: 38 },
  party: { width: 188, height: 64 },
  rest: { width: 120, height: 38 },
}

/** The space around a party for the label of its edge, in px. */
const labelSpace = { width: 96, height: 28 }

/** Returns the space that a node takes in the arrangement. */
export function readPlaceSize({ type }: GraphNode): Size {
  const size = nodeSizes[type]
  if (type !== 'party') return size
  return { width: size.width + labelSpace.width, height: size.height + labelSpace.height }
}

export const kindName = (kind: NodeKind): string =>
  kind === 'other' ? 'Outras consultas' : kind === 'group' ? 'Vários valores em comum' : kindTitles[kind]

type Reveal = {
  /** Returns true if the user has revealed a node. */
  isRevealed: (id: string) => boolean
  /** Returns the whole document of a subject. */
  readDocument: (subject: Subject) => string | undefined
}

/** Returns the nodes of the graph with their texts. */
export const createNodes = (graph: SessionGraph, reveal: Reveal): GraphNode[] => [
  ...graph.subjects.map((subject) => createSubjectNode(subject, reveal)),
  ...graph.shared.map((node) => createValueNode(node, reveal.isRevealed(node.id))),
  ...graph.shownParties.map((party) => createPartyNode(party, reveal.isRevealed(party.id))),
  ...graph.rests.map((rest) => createRestNode(rest, graph)),
]

function createSubjectNode(subject: Subject, { isRevealed, readDocument }: Reveal): GraphNode {
  const { id, kind, name, photo } = subject
  const document = (isRevealed(id) && readDocument(subject)) || subject.document
  const kindText = describeSubjectKind(subject)
  // Begins with the texts of the node in their order, so that a voice command with these finds it.
  const named = name === undefined ? `${document}, ${kindText}` : `${kindText} ${name}, ${document}`
  return {
    id,
    type: 'subject',
    kind: kind ?? 'other',
    title: name ?? document,
    detail: name === undefined ? kindText : document,
    label: `${named}, ${formatConsultaCount(subject)}`,
    count: subject.entries.length,
    ...showPhoto(photo, isRevealed(id)),
  }
}

const showPhoto = (photo: Photo | undefined, isRevealed: boolean) =>
  photo && (isRevealed || !photo.isSensitive) ? { photo: photo.url } : {}

function createValueNode(node: ValueNode, isRevealed: boolean): GraphNode {
  const { id, subjects, values } = node
  const title = formatValueTitle(node, isRevealed)
  const holders = subjects.length > 1 ? `em comum a ${subjects.length} assuntos` : 'de uma resposta'
  return {
    id,
    type: 'value',
    kind: values.length === 1 && values[0] ? values[0].kind : 'group',
    title,
    detail: describeValueKind(node),
    label: `${describeValueKind(node)}: ${title}, ${holders}`,
  }
}

function createPartyNode(party: PartyNode, isRevealed: boolean): GraphNode {
  const { id, value, ties } = party
  const title = nameParty(party, isRevealed)
  const kindText = kindTitles[value.kind]
  const document = formatPartyDocument(party, isRevealed)
  // Begins with the texts of the node in their order, as the label of a subject does.
  const about = [
    ...(title === document ? [`${kindText} ${title}`] : [title]),
    unqueriedText,
    ...(title === document || document === ''
      ? []
      : [value.kind === 'name' ? document : `${kindText} ${document}`]),
    formatRelations(ties.flatMap(({ relations }) => relations)),
  ]
  return {
    id,
    type: 'party',
    kind: value.kind,
    title,
    detail: unqueriedText,
    label: about.join(', '),
  }
}

function createRestNode({ id, subjectId, parties }: RestNode, graph: SessionGraph): GraphNode {
  const title = `+ ${formatCounted(parties.length, 'outro', 'outros')}`
  return {
    id,
    type: 'rest',
    kind: 'group',
    title,
    detail: '',
    label: `${title} ${unqueriedText}, de ${listNames(graph, [subjectId])}`,
  }
}

/** Returns the edges of the graph. A label is the reason of an edge. */
export const createEdges = (graph: SessionGraph): GraphEdge[] => [
  ...graph.shared.flatMap((node) =>
    node.subjects.map(
      (from): GraphEdge => ({ id: `${from} ${node.id}`, type: 'shared', from, to: node.id, label: '' }),
    ),
  ),
  ...graph.shownParties.flatMap(({ id: to, ties }) =>
    ties.map(
      ({ subjectId: from, relations }): GraphEdge => ({
        ...{ id: `${from} ${to}`, type: 'party', from, to },
        ...{ label: formatRelationLabel(relations), isLabelled: true },
      }),
    ),
  ),
  ...graph.rests.map(
    ({ id: to, subjectId: from }): GraphEdge => ({ id: `${from} ${to}`, type: 'party', from, to, label: '' }),
  ),
  ...graph.mentions.map(
    ({ kind, ...mention }): GraphEdge => ({
      ...{ ...mention, type: 'mention' },
      ...labelRelated(graph, mention, formatMentionLabel({ ...mention, kind })),
    }),
  ),
  ...graph.links.map(
    (link): GraphEdge => ({
      ...{ id: link.id, type: 'led', from: link.from, to: link.to },
      ...labelRelated(graph, link, formatLinkLabel(link)),
    }),
  ),
]

/** What the one subject is to the other says more than what led to it. */
function labelRelated(
  { relations }: SessionGraph,
  { from, to }: { from: string; to: string },
  label: string,
) {
  const texts = relations.get(buildTieKey(from, to))
  return texts ? { label: formatRelationLabel(texts), isLabelled: true } : { label }
}
