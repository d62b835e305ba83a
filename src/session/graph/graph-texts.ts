import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { kindTitles, sharedValueTexts } from '../session-texts.ts'
import type { SessionGraph, SharedValues, Subject, SubjectLink } from './session-graph.ts'

/** The longest label of an edge, in characters. */
const maxLabelLength = 26

/** Returns the title of a subject's kind, or of the consulta that queried it. */
export const describeSubjectKind = ({ kind, entries: [newest] }: Subject) =>
  kind === undefined ? (newest?.title ?? '') : kindTitles[kind]

export const formatConsultaCount = ({ entries }: Pick<Subject, 'entries'>) =>
  formatCounted(entries.length, 'consulta', 'consultas')

/** Returns the label of an edge: its consultas. */
export function formatLinkLabel({ entries }: SubjectLink): string {
  const [first, ...others] = entries
  if (others.length > 0) return formatCounted(entries.length, 'consulta', 'consultas')
  const title = first?.title ?? ''
  return title.length > maxLabelLength ? `${title.slice(0, maxLabelLength - 1).trimEnd()}…` : title
}

/** Describes shared values, one line per kind: "mesmo CEP", "mesmo telefone (2)". */
export function listSharedTexts({ values }: SharedValues): string[] {
  const counts = new Map<LeadKind, number>()
  for (const { kind } of values) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => sharedValueTexts[kind] + (count > 1 ? ` (${count})` : ''))
}

export function summariseGraph({ subjects, links, shared }: SessionGraph): string {
  const counted = [
    formatCounted(subjects.length, 'sujeito', 'sujeitos'),
    formatCounted(links.length, 'caminho entre eles', 'caminhos entre eles'),
    formatCounted(shared.length, 'grupo de valores em comum', 'grupos de valores em comum'),
  ]
  return counted.join(', ')
}
