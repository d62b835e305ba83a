import type { LeadValue } from '@manifest/contract/subject-field.ts'
import type { LeadKind } from '@manifest/kinds/index.ts'
import type { ReactNode } from 'react'
import { proxy, snapshot } from 'valtio/vanilla'
import { type EntryOrigin, onSessionEnd } from '@/state/session.ts'
import { findSubject } from '@/state/subjects.ts'
import { kindTitles } from '../session-texts.ts'
import type { HeldValue } from './model/entry-values.ts'
import { isPartyHideable, nameParty } from './model/graph-texts.ts'
import type { PartyNode } from './model/party-nodes.ts'
import type { SessionGraph } from './model/session-graph.ts'

export type Opening = { buttonId: string; isByKeyboard: boolean; isHidden: boolean }

/** Returns the request for the menu of a node; `undefined` if no consulta takes its value. */
export function createMenuRequest(
  graph: SessionGraph,
  nodeId: string,
  opening: Opening,
): MenuRequest | undefined {
  const subject = graph.subjects.find(({ id }) => id === nodeId)
  if (subject) {
    const found = findSubject(nodeId)
    if (!found) return undefined
    const { kind, value } = found
    // A consulta about the same subject has the origin of the subject's first one.
    const origin = subject.entries.at(-1)?.origin
    return { ...opening, nodeId, kind, value, label: subject.name ?? kindTitles[kind], origin }
  }
  const party = graph.parties.find(({ id }) => id === nodeId)
  if (party) return createPartyRequest(party, opening)
  const node = graph.shared.find(({ id }) => id === nodeId)
  const [value, ...others] = node?.values ?? []
  return value && others.length === 0 ? createValueRequest(graph, nodeId, value, opening) : undefined
}

export function createPartyRequest(party: PartyNode, opening: Opening): MenuRequest {
  const { id: nodeId, value, name, ties } = party
  const title = kindTitles[value.kind]
  const label = name && value.kind !== 'name' ? nameParty(party, !opening.isHidden) : title
  const origin = ties[0] && { id: ties[0].entryId, label: title }
  const isHidden = opening.isHidden && isPartyHideable(party)
  return { ...opening, ...value, nodeId, label, origin, isHidden }
}

export function createValueRequest(
  { held }: SessionGraph,
  nodeId: string,
  value: LeadValue,
  opening: Opening,
): MenuRequest {
  const holder = held.find((each) => each.value.kind === value.kind && each.value.value === value.value)
  return { ...opening, ...value, nodeId, label: kindTitles[value.kind], origin: findOrigin(holder) }
}

/** The newest answer with a value led to its consulta. */
function findOrigin(holder: HeldValue | undefined): EntryOrigin | undefined {
  const entryId = holder?.entries[0]
  return holder && entryId !== undefined ? { id: entryId, label: kindTitles[holder.value.kind] } : undefined
}

/** A request to list the consultas that take the value of a node. */
export type MenuRequest = {
  nodeId: string
  kind: LeadKind
  /** All characters: not for the screen while `isHidden`. */
  value: string
  /** The name of the node for the menu's head. */
  label: string
  isHidden: boolean
  /** The answer that has the value. */
  origin: EntryOrigin | undefined
  buttonId: string
  isByKeyboard: boolean
}

/**
 * Renders the menu of a node. The page passes it, because the session may not import consultas.
 *
 * @param onAnswered Receives the entry of a query that ran without leaving the graph.
 */
export type RenderMenu = (
  request: MenuRequest,
  callbacks: { onClose: () => void; onAnswered: (entryId: string) => void },
) => ReactNode

/** The number of running queries that the user started in the graph, by the node's id. */
export const pendingQueries = proxy<{ counts: Record<string, number> }>({ counts: {} })

/** Counts a query of a node until it ends. */
export async function countPending<Result>(nodeId: string, query: Promise<Result>): Promise<Result> {
  addPending(nodeId, 1)
  try {
    return await query
  } finally {
    addPending(nodeId, -1)
  }
}

function addPending(nodeId: string, change: number): void {
  const { [nodeId]: count = 0, ...others } = pendingQueries.counts
  const next = Math.max(0, count + change)
  pendingQueries.counts = next > 0 ? { ...others, [nodeId]: next } : others
}

onSessionEnd(() => {
  pendingQueries.counts = {}
  // The proxy keeps its last snapshot until the next one.
  snapshot(pendingQueries)
})
