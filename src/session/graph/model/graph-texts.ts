import { publicFormats } from '@manifest/contract/public-formats.ts'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { isLeadKind, type LeadKind, type SubjectWords, subjectWords } from '@manifest/kinds/index.ts'
import type { ComponentType } from 'react'
import { LuLayers, LuSearch } from 'react-icons/lu'
import { formatByKind, hideByKind } from '@/formats/format-by-kind.ts'
import { kindIcons } from '@/generated/kind-icons.ts'
import { formatList } from '@/lib/format/list.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { kindTitles, sharedValueTexts } from '../../session-texts.ts'
import type { PartyNode } from './party-nodes.ts'
import type { Mention, SessionGraph, Subject, SubjectLink, ValueNode } from './session-graph.ts'

/** The longest label of an edge, in characters. */
const maxLabelLength = 26

/** Returns the title of a subject's kind, or of the consulta that queried it. */
export const describeSubjectKind = ({ kind, entries: [newest] }: Pick<Subject, 'kind' | 'entries'>) =>
  kind === undefined ? (newest?.title ?? '') : kindTitles[kind]

export const formatConsultaCount = ({ entries }: Pick<Subject, 'entries'>) =>
  formatCounted(entries.length, 'consulta', 'consultas')

/** Returns the label of an edge: its consultas. */
export function formatLinkLabel({ entries }: SubjectLink): string {
  const [first, ...others] = entries
  if (others.length > 0) return formatCounted(entries.length, 'consulta', 'consultas')
  return shortenLabel(first?.title ?? '')
}

const shortenLabel = (label: string) =>
  label.length > maxLabelLength ? `${label.slice(0, maxLabelLength - 1).trimEnd()}…` : label

/** Returns what a party is to a subject: 'Mãe', 'Sócio e Diretor'. */
export const formatRelations = (relations: readonly string[]) => formatList([...new Set(relations)])

/** Returns the label of an edge: the first of the relations, and the number of the others. */
export const formatRelationLabel = ([first = '', ...others]: readonly string[]) =>
  shortenLabel(first) + (others.length > 0 ? ` +${others.length}` : '')

/** Says that no query is about a person or company that answers name. */
export const unqueriedText = 'não consultado'

/** Returns the name of a party; its document if the answers give no name. */
export const nameParty = ({ name, value }: PartyNode, isRevealed: boolean): string =>
  name ? (isRevealed ? name.whole : name.hidden) : formatGraphValue(value, isRevealed)

/** Returns true if a party has a text that is hidden until the user reveals it. */
export const isPartyHideable = (party: PartyNode) =>
  nameParty(party, true) !== nameParty(party, false) ||
  formatPartyDocument(party, true) !== formatPartyDocument(party, false)

/** Returns the document of a party; `''` if the source gives none. */
export const formatPartyDocument = ({ value, partialDocument = '' }: PartyNode, isRevealed: boolean) =>
  value.kind === 'name' ? partialDocument : formatGraphValue(value, isRevealed)

export const formatMentionLabel = ({ kind }: Mention) => `resposta traz ${kindTitles[kind]}`

/** Returns a value for the screen, with all characters or partly hidden. */
export const formatGraphValue = ({ kind, value }: LeadValue, isRevealed: boolean): string =>
  isRevealed ? formatByKind(kind, value) : hideByKind(kind, value)

/** Describes shared values by kind: "mesmo CEP", "mesmo telefone (2)". */
function listSharedTexts({ values }: Pick<ValueNode, 'values'>): string[] {
  const counts = new Map<LeadKind, number>()
  for (const { kind } of values) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => sharedValueTexts[kind] + (count > 1 ? ` (${count})` : ''))
}

/** Returns the title of a value's node: the value, or the number of values. */
export const formatValueTitle = ({ values }: ValueNode, isRevealed: boolean): string => {
  const [first] = values
  return first && values.length === 1
    ? formatGraphValue(first, isRevealed)
    : formatCounted(values.length, 'valor em comum', 'valores em comum')
}

export const describeValueKind = ({ values }: ValueNode): string =>
  values.length === 1 && values[0] ? kindTitles[values[0].kind] : listSharedTexts({ values }).join(', ')

/** Returns the values that more than one subject has, also if one of them is a subject itself. */
export const listCommonValues = ({ held }: Pick<SessionGraph, 'held'>) =>
  held.filter(({ subjects, isSubject }) => subjects.length > (isSubject ? 0 : 1))

export function summariseGraph(graph: SessionGraph): string {
  const { subjects, links, mentions, parties } = graph
  const counted = [
    formatCounted(subjects.length, 'assunto', 'assuntos'),
    formatCounted(links.length + mentions.length, 'ligação direta', 'ligações diretas'),
    formatCounted(listCommonValues(graph).length, 'valor em comum', 'valores em comum'),
    ...(parties.length > 0 ? [formatCounted(parties.length, 'não consultado', 'não consultados')] : []),
  ]
  return counted.join(', ')
}

/** More names than these are counted. */
const maxNames = 2

/** Returns the name of a subject; its kind and its partly hidden document if no answer gave a name. */
export const nameSubject = (subject: Subject): string =>
  subject.name ?? `${describeSubjectKind(subject)} ${subject.document}`

/** Returns the names of subjects as a text, without one of them: 'Marina, João e mais 2'. */
export function listNames({ subjects }: SessionGraph, ids: readonly string[], without?: string): string {
  const names = subjects.filter(({ id }) => id !== without && ids.includes(id)).map(nameSubject)
  const others = names.length - maxNames
  return formatList(others > 0 ? [...names.slice(0, maxNames), `mais ${others}`] : names)
}

type KindLook = {
  Icon: ComponentType<{ 'aria-hidden': 'true' }>
  palette: SubjectWords['palette']
}

const otherLook: KindLook = { Icon: LuSearch, palette: 'neutral' }

const groupLook: KindLook = { Icon: LuLayers, palette: 'neutral' }

/** A kind of node, for the filter. A subject without a lead kind is `other`, a node of many values `group`. */
export type NodeKind = LeadKind | 'other' | 'group'

/** Returns true if a node hides its value. Nodes of several values show none, and public values stay. */
export const isHideable = (kind: NodeKind) => isLeadKind(kind) && !publicFormats.has(kind)

export const kindLook = (kind: NodeKind): KindLook =>
  kind === 'other'
    ? otherLook
    : kind === 'group'
      ? groupLook
      : { Icon: kindIcons[kind], palette: subjectWords(kind).palette }
