import type { EntryOrigin } from '@/state/session.ts'
import { findSubject } from '@/state/subjects.ts'
import { kindTitles } from '../session-texts.ts'
import type { MenuRequest } from './menu-request.ts'
import type { GraphValue } from './model/entry-values.ts'
import type { HeldValue } from './model/held-values.ts'
import type { SessionGraph } from './model/session-graph.ts'

type Opening = { buttonId: string; isByKeyboard: boolean; isHidden: boolean }

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
  const node = graph.shared.find(({ id }) => id === nodeId)
  const [value, ...others] = node?.values ?? []
  return value && others.length === 0 ? createValueRequest(graph, nodeId, value, opening) : undefined
}

export function createValueRequest(
  { held }: SessionGraph,
  nodeId: string,
  value: GraphValue,
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
