import { kindTitles } from '../../session-texts.ts'
import type { Size } from '../layout/boxes.ts'
import type { Photo } from './entry-values.ts'
import {
  describeSubjectKind,
  describeValueKind,
  formatConsultaCount,
  formatLinkLabel,
  formatMentionLabel,
  formatValueTitle,
  type NodeKind,
} from './graph-texts.ts'
import type { SessionGraph, Subject, ValueNode } from './session-graph.ts'

/** A node as the canvas shows it. Texts are as the screen shows them: hidden unless revealed. */
export type GraphNode = {
  id: string
  type: 'subject' | 'value'
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
  type: 'led' | 'mention' | 'shared'
  from: string
  to: string
  label: string
}

/** The sizes of nodes in px, at zoom 1. */
export const nodeSizes: Record<GraphNode['type'], Size> = {
  subject: { width: 200, height: 56 },
  value: { width: 188, height: 38 },
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
export const createNodes = ({ subjects, shared }: SessionGraph, reveal: Reveal): GraphNode[] => [
  ...subjects.map((subject) => createSubjectNode(subject, reveal)),
  ...shared.map((node) => createValueNode(node, reveal.isRevealed(node.id))),
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

/** Returns the edges of the graph. A label is the reason of an edge. */
export const createEdges = ({ links, mentions, shared }: SessionGraph): GraphEdge[] => [
  ...shared.flatMap((node) =>
    node.subjects.map(
      (from): GraphEdge => ({ id: `${from} ${node.id}`, type: 'shared', from, to: node.id, label: '' }),
    ),
  ),
  ...mentions.map(
    (mention): GraphEdge => ({ ...mention, type: 'mention', label: formatMentionLabel(mention) }),
  ),
  ...links.map(
    ({ id, from, to, entries }): GraphEdge => ({
      id,
      type: 'led',
      from,
      to,
      label: formatLinkLabel({ id, from, to, entries }),
    }),
  ),
]
