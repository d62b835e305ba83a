import type { LeadValue } from '@manifest/contract/subject-field.ts'
import type { LeadKind } from '@manifest/kinds/index.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import type { SessionEntry } from '@/state/session.ts'
import { type EntryValues, findValueHolders, type HeldValue, isLinked, type Photo } from './entry-values.ts'
import { choosePartyNodes, findParties, findRelations, type PartyNode, type RestNode } from './party-nodes.ts'

/** A subject, with the consultas about it, newest first. */
export type Subject = {
  id: string
  kind?: LeadKind
  /** Partly hidden. */
  document: string
  /** The name that an answer gave. */
  name?: string
  photo?: Photo
  entries: SessionEntry[]
}

/** The consultas that led from an answer about one subject to another subject. */
export type SubjectLink = { id: string; from: string; to: string; entries: SessionEntry[] }

/** An answer about a subject has the document of another subject, which the user did not follow. */
export type Mention = { id: string; from: string; to: string; kind: LeadKind }

/** A node of one value, or of many values that the same subjects have. They have all characters: not for the screen. */
export type ValueNode = { id: string; subjects: string[]; values: LeadValue[] }

export type SessionGraph = {
  subjects: Subject[]
  links: SubjectLink[]
  mentions: Mention[]
  shared: ValueNode[]
  /** All people and companies that answers name, without a query about them. */
  parties: PartyNode[]
  /** The parties that the graph draws, and the nodes for the others. */
  shownParties: PartyNode[]
  rests: RestNode[]
  /** What one subject is to another, by `buildTieKey`. */
  relations: ReadonlyMap<string, string[]>
  /** All values of answers, for the list of what a subject has. */
  held: HeldValue[]
}

type GraphInput = {
  items: readonly SessionEntry[]
  /** The values of queries and answers, by the entry's id. */
  values: ReadonlyMap<string, EntryValues>
  /** Entries whose values are nodes, even if only one subject has them. */
  grown?: ReadonlySet<string>
  /** Groups of values that are shown one by one. */
  split?: ReadonlySet<string>
  /** Subjects whose parties are all drawn. */
  expanded?: ReadonlySet<string>
  hidesParties?: boolean
  /** Returns a random id for a value, the same as the id of the subject with this value. */
  findId: (value: LeadValue) => string
}

/** The same subjects may share this many values before these become one node. */
const maxSingleValues = 3

/** A consulta adds at most this many nodes to the graph. The inspector lists all values. */
const maxGrownValues = 8

/** Returns the session as a graph: subjects, links between them, and the values that several have. */
export function buildSessionGraph(input: GraphInput): SessionGraph {
  const { items, values } = input
  const links = findLinks(items)
  const held = findValueHolders(items, values, input.findId)
  const subjects = groupSubjects(items, values)
  const names = subjects.flatMap(({ name }) => name ?? [])
  const parties = findParties(input, names)
  const chosen = choosePartyNodes(input.hidesParties ? [] : parties, subjects.length, input.expanded)
  const partyIds = new Set(input.hidesParties ? [] : parties.map(({ id }) => id))
  return {
    subjects,
    links,
    held,
    parties,
    shownParties: chosen.shown,
    rests: chosen.rests,
    relations: findRelations(input),
    mentions: findMentions(held, links),
    // A party is a node of its own.
    shared: listValueNodes(
      held.filter(({ id }) => !partyIds.has(id)),
      input,
    ),
  }
}

function groupSubjects(items: readonly SessionEntry[], values: ReadonlyMap<string, EntryValues>): Subject[] {
  const subjects = new Map<string, Subject>()
  for (const entry of items) {
    const { subjectId: id, subject: document, kind } = entry
    const photo = values.get(entry.id)?.photo
    const existing = subjects.get(id)
    if (existing) {
      existing.entries.push(entry)
      if (photo) existing.photo ??= photo
      continue
    }
    const name = findSubjectName(id, items)
    subjects.set(id, {
      id,
      document,
      entries: [entry],
      ...(kind === undefined ? {} : { kind }),
      ...(name === undefined ? {} : { name }),
      ...(photo ? { photo } : {}),
    })
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

/** A link between two subjects replaces the edge of a mention. */
const findMentions = (held: readonly HeldValue[], links: readonly SubjectLink[]): Mention[] =>
  held.flatMap(({ id: to, isSubject, subjects, value: { kind } }) =>
    isSubject
      ? subjects
          .filter((from) => from !== to && !isLinked(links, from, to))
          .map((from) => ({ id: `${from} ${to}`, from, to, kind }))
      : [],
  )

function listValueNodes(all: readonly HeldValue[], { grown, split }: GraphInput): ValueNode[] {
  const values = all.filter(({ isSubject }) => !isSubject)
  const groups = new Map<string, HeldValue[]>()
  for (const held of values.filter(({ subjects }) => subjects.length > 1)) {
    const key = held.subjects.join(' ')
    groups.set(key, [...(groups.get(key) ?? []), held])
  }
  const shared = [...groups].flatMap(([key, members]): ValueNode[] => {
    const id = `group ${key}`
    const [first] = members
    if (!first || members.length <= maxSingleValues || split?.has(id)) return members.map(createValueNode)
    return [{ id, subjects: first.subjects, values: members.map(({ value }) => value) }]
  })
  const counts = new Map<string, number>()
  const single = values.filter(({ subjects, entries }) => {
    const entry = subjects.length === 1 ? entries.find((id) => grown?.has(id)) : undefined
    if (entry === undefined) return false
    counts.set(entry, (counts.get(entry) ?? 0) + 1)
    return (counts.get(entry) ?? 0) <= maxGrownValues
  })
  return [...shared, ...single.map(createValueNode)]
}

const createValueNode = ({ id, subjects, value }: HeldValue): ValueNode => ({ id, subjects, values: [value] })
