import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { SessionEntry } from '@/state/session.ts'
import { buildValueKey, type EntryValues, type GraphValue } from './entry-values.ts'

/** A subject, with the consultas about it, newest first. */
export type Subject = {
  id: string
  kind?: LeadKind
  /** Partly hidden. */
  name: string
  entries: SessionEntry[]
}

/** The consultas that led from an answer about one subject to another subject. */
export type SubjectLink = { id: string; from: string; to: string; entries: SessionEntry[] }

/** Values that the answers about the same subjects share. They have all characters: not for the screen. */
export type SharedValues = { id: string; subjects: string[]; values: GraphValue[] }

export type SessionGraph = { subjects: Subject[]; links: SubjectLink[]; shared: SharedValues[] }

/**
 * Returns the session as a graph: subjects, links between them, and shared values.
 *
 * @param values The values of queries and answers, by the entry's id.
 */
export function buildSessionGraph(
  items: readonly SessionEntry[],
  values: ReadonlyMap<string, EntryValues>,
): SessionGraph {
  const subjects = groupSubjects(items)
  const links = findLinks(items)
  return { subjects, links, shared: findSharedValues(items, values, links) }
}

function groupSubjects(items: readonly SessionEntry[]): Subject[] {
  const subjects = new Map<string, Subject>()
  for (const entry of items) {
    const { subjectId: id, subject: name, kind } = entry
    const existing = subjects.get(id)
    if (existing) existing.entries.push(entry)
    else subjects.set(id, { id, name, entries: [entry], ...(kind === undefined ? {} : { kind }) })
  }
  return [...subjects.values()]
}

/** Returns the links between subjects. A consulta about the same subject as its origin is no link. */
function findLinks(items: readonly SessionEntry[]): SubjectLink[] {
  const byId = new Map(items.map((entry) => [entry.id, entry]))
  const edges = new Map<string, SubjectLink>()
  for (const entry of items) {
    const from = entry.origin && byId.get(entry.origin.id)?.subjectId
    const to = entry.subjectId
    if (from === undefined || from === to) continue
    const id = `${from} ${to}`
    const existing = edges.get(id)
    if (existing) existing.entries.push(entry)
    else edges.set(id, { id, from, to, entries: [entry] })
  }
  return [...edges.values()]
}

/**
 * Returns the values that more than one subject has; a subject's own value counts. A value that led to its
 * subject is left out: the link between them shows it already.
 */
function findSharedValues(
  items: readonly SessionEntry[],
  values: ReadonlyMap<string, EntryValues>,
  links: readonly SubjectLink[],
): SharedValues[] {
  const holders = new Map<string, { sharedValue: GraphValue; ownSubjectId?: string; subjects: Set<string> }>()
  for (const { id, subjectId } of items) {
    const { ownValue, answerValues = [] } = values.get(id) ?? {}
    for (const value of ownValue ? [ownValue, ...answerValues] : answerValues) {
      const holder = holders.get(buildValueKey(value)) ?? { sharedValue: value, subjects: new Set<string>() }
      holder.subjects.add(subjectId)
      if (value === ownValue) holder.ownSubjectId = subjectId
      holders.set(buildValueKey(value), holder)
    }
  }
  const linkedPairs = new Set(links.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]))
  const groups = new Map<string, SharedValues>()
  for (const { sharedValue, ownSubjectId, subjects } of holders.values()) {
    const ids = [...subjects]
      .filter((id) => ownSubjectId === undefined || !linkedPairs.has(`${id} ${ownSubjectId}`))
      .sort()
    if (ids.length < 2) continue
    const key = ids.join(' ')
    const group = groups.get(key) ?? { id: `shared-${groups.size + 1}`, subjects: ids, values: [] }
    group.values.push(sharedValue)
    groups.set(key, group)
  }
  return [...groups.values()]
}
