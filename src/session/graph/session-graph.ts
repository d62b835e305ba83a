import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { SessionEntry } from '@/state/session.ts'
import { type EntryValues, type HeldValue, keyOf } from './entry-values.ts'

/** Who or what was asked about, with the consultas about it, newest first. */
export type Subject = {
  id: string
  kind?: LeadKind
  /** Masked. */
  name: string
  entries: SessionEntry[]
}

/** The consultas that led from an answer about one subject to another. */
export type Led = { id: string; from: string; to: string; entries: SessionEntry[] }

/** Values that the answers of the same subjects have in common. They are unmasked: not for the screen. */
export type Shared = { id: string; subjects: string[]; values: HeldValue[] }

export type SessionGraph = { subjects: Subject[]; led: Led[]; shared: Shared[] }

/**
 * The session as a graph: subjects, what led from one to another, and what they have in common.
 *
 * @param values What the entries asked and what their answers hold, by the entry's id.
 */
export function sessionGraph(
  items: readonly SessionEntry[],
  values: ReadonlyMap<string, EntryValues>,
): SessionGraph {
  const subjects = subjectsOf(items)
  const led = ledBetween(items)
  return { subjects, led, shared: sharedBy(items, values, led) }
}

function subjectsOf(items: readonly SessionEntry[]): Subject[] {
  const subjects = new Map<string, Subject>()
  for (const entry of items) {
    const { subjectId: id, subject: name, kind } = entry
    const known = subjects.get(id)
    if (known) known.entries.push(entry)
    else subjects.set(id, { id, name, entries: [entry], ...(kind === undefined ? {} : { kind }) })
  }
  return [...subjects.values()]
}

/** A consulta about the subject that led to it is no edge: it counts at the subject. */
function ledBetween(items: readonly SessionEntry[]): Led[] {
  const byId = new Map(items.map((entry) => [entry.id, entry]))
  const edges = new Map<string, Led>()
  for (const entry of items) {
    const from = entry.from && byId.get(entry.from.id)?.subjectId
    const to = entry.subjectId
    if (from === undefined || from === to) continue
    const id = `${from} ${to}`
    const known = edges.get(id)
    if (known) known.entries.push(entry)
    else edges.set(id, { id, from, to, entries: [entry] })
  }
  return [...edges.values()]
}

/**
 * Values in the answers of more than one subject; a subject's own value counts as held by it. That a value leads from
 * an answer to its subject is what the edge between them says, and is not said again.
 */
function sharedBy(
  items: readonly SessionEntry[],
  values: ReadonlyMap<string, EntryValues>,
  led: readonly Led[],
): Shared[] {
  const holders = new Map<string, { held: HeldValue; owner?: string; subjects: Set<string> }>()
  for (const { id, subjectId } of items) {
    const { own, held = [] } = values.get(id) ?? {}
    for (const value of own ? [own, ...held] : held) {
      const holder = holders.get(keyOf(value)) ?? { held: value, subjects: new Set<string>() }
      holder.subjects.add(subjectId)
      if (value === own) holder.owner = subjectId
      holders.set(keyOf(value), holder)
    }
  }
  const joined = new Set(led.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]))
  const groups = new Map<string, Shared>()
  for (const { held, owner, subjects } of holders.values()) {
    const ids = [...subjects].filter((id) => owner === undefined || !joined.has(`${id} ${owner}`)).sort()
    if (ids.length < 2) continue
    const key = ids.join(' ')
    const group = groups.get(key) ?? { id: `shared-${groups.size + 1}`, subjects: ids, values: [] }
    group.values.push(held)
    groups.set(key, group)
  }
  return [...groups.values()]
}
