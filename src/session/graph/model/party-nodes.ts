import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { searchKey } from '@/lib/search-text.ts'
import type { SessionEntry } from '@/state/session.ts'
import type { EntryValues } from './entry-values.ts'
import type { Party } from './parties.ts'

/** An answer about a subject names a party. */
type PartyTie = { subjectId: string; entryId: string; relations: string[] }

/** A person or a company that answers name, without a query about it. It has all characters: not for the screen. */
export type PartyNode = Omit<Party, 'relation'> & { id: string; ties: PartyTie[] }

/** Stands for the parties of a subject that the graph does not draw. */
export type RestNode = { id: string; subjectId: string; parties: PartyNode[] }

export type PartyInput = {
  items: readonly SessionEntry[]
  values: ReadonlyMap<string, EntryValues>
  findId: (value: LeadValue) => string
}

/** Returns what answers say that a subject is to another: the texts by `buildTieKey`. */
export function findRelations({ items, values, findId }: PartyInput): ReadonlyMap<string, string[]> {
  const relations = new Map<string, string[]>()
  for (const { id, subjectId } of items)
    for (const { value, relation } of values.get(id)?.parties ?? []) {
      const key = buildTieKey(subjectId, findId(value))
      const known = relations.get(key) ?? []
      if (!known.includes(relation)) relations.set(key, [...known, relation])
    }
  return relations
}

export const buildTieKey = (from: string, to: string) => `${from} ${to}`

/**
 * Returns the parties of all answers, without subjects of the session. Those of several subjects come first. An equal
 * name does not mean the same person, so a party without a document belongs to one subject.
 *
 * @param subjectNames The names of the session's subjects. A name among them is no other party.
 */
export function findParties(input: PartyInput, subjectNames: readonly string[]): PartyNode[] {
  const { items, values, findId } = input
  const subjectIds = new Set(items.map(({ subjectId }) => subjectId))
  const knownNames = new Set(subjectNames.map(searchKey))
  const nodes = new Map<string, PartyNode>()
  for (const { id: entryId, subjectId } of items)
    for (const { relation, ...party } of values.get(entryId)?.parties ?? []) {
      const valueId = findId(party.value)
      if (subjectIds.has(valueId)) continue
      const name = party.value.kind === 'name' ? searchKey(party.value.value) : undefined
      if (name !== undefined && knownNames.has(name)) continue
      const id =
        name === undefined
          ? valueId
          : findNameId(nodes, party, (value) => buildTieKey(subjectId, findId({ kind: 'name', value })))
      const node: PartyNode = nodes.get(id) ?? { ...party, id, ties: [] }
      mergeParty(node, party)
      addTie(node, { subjectId, entryId, relations: [relation] })
      nodes.set(id, node)
    }
  return dropNamesOfDocuments([...nodes.values()]).sort((one, other) => other.ties.length - one.ties.length)
}

/** Returns the id of a party with only a name. With parts of different documents, equal names are different parties. */
function findNameId(
  nodes: ReadonlyMap<string, PartyNode>,
  { value, partialDocument }: Omit<Party, 'relation'>,
  buildId: (name: string) => string,
): string {
  // A source may write the same name without accents.
  const name = searchKey(value.value)
  const other = nodes.get(buildId(name))?.partialDocument
  const isOther = other !== undefined && partialDocument !== undefined && other !== partialDocument
  return buildId(isOther ? `${name} ${partialDocument}` : name)
}

/** Completes a party from another answer. The name with the most accents wins. */
function mergeParty(node: PartyNode, { value, name, partialDocument }: Omit<Party, 'relation'>): void {
  if (partialDocument !== undefined) node.partialDocument ??= partialDocument
  if (!name || (node.name && countAccents(name.whole) <= countAccents(node.name.whole))) return
  const hides = node.name && node.name.hidden !== node.name.whole
  node.name = hides ? { ...name, hidden: node.name?.hidden ?? name.hidden } : name
  if (value.kind === 'name') node.value = value
}

const countAccents = (text: string) => text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0

function addTie({ ties }: PartyNode, tie: PartyTie): void {
  const known = ties.find(({ subjectId }) => subjectId === tie.subjectId)
  if (!known) ties.push(tie)
  else known.relations = [...new Set([...known.relations, ...tie.relations])]
}

/** A subject that has a document and a name has no second party with this name. */
function dropNamesOfDocuments(nodes: readonly PartyNode[]): PartyNode[] {
  const named = new Set(
    nodes.flatMap(({ value, name, ties }) =>
      value.kind === 'name' || !name ? [] : ties.map((tie) => buildNameKey(tie, name.whole)),
    ),
  )
  return nodes.filter(
    ({ value, ties: [tie] }) => value.kind !== 'name' || !tie || !named.has(buildNameKey(tie, value.value)),
  )
}

const buildNameKey = ({ subjectId }: PartyTie, name: string) => buildTieKey(subjectId, searchKey(name))

/** The limits of drawn parties: of one subject, and about the sum over all subjects. */
const limits = { least: 2, most: 12, sum: 160 }

/**
 * Returns the parties that the graph draws, and a node for the others of each subject.
 *
 * @param expanded The ids of subjects whose parties are all drawn.
 */
export function choosePartyNodes(
  parties: readonly PartyNode[],
  subjectCount: number,
  expanded: ReadonlySet<string> = new Set(),
): { shown: PartyNode[]; rests: RestNode[] } {
  const limit = Math.max(limits.least, Math.min(limits.most, Math.floor(limits.sum / subjectCount)))
  const counts = new Map<string, number>()
  const rests = new Map<string, RestNode>()
  const shown = parties.filter((party) => {
    const hasSpace = ({ subjectId }: PartyTie) =>
      expanded.has(subjectId) || (counts.get(subjectId) ?? 0) < limit
    const isShown = party.ties.some(hasSpace)
    for (const { subjectId } of isShown ? party.ties : [])
      counts.set(subjectId, (counts.get(subjectId) ?? 0) + 1)
    const [tie] = party.ties
    if (!isShown && tie) {
      const { subjectId } = tie
      const rest = rests.get(subjectId) ?? { id: `rest ${subjectId}`, subjectId, parties: [] }
      rest.parties.push(party)
      rests.set(subjectId, rest)
    }
    return isShown
  })
  // A node for one party would take the place of this party.
  const single = [...rests.values()].flatMap(({ parties: all }) => (all.length === 1 ? all : []))
  return {
    shown: [...shown, ...single],
    rests: [...rests.values()].filter(({ parties: all }) => all.length > 1),
  }
}
