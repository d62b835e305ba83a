import { roundCredits } from '@manifest/contract/credits.ts'
import type { ConsultaDefinition, Lead } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCost, formatCredits } from '@/lib/format/credits.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import type { Outcome } from '../outcome.ts'
import { findReusableOutcome } from '../query/known-answers.ts'
import { type ComparedSubject, formatShared } from './use-compared-subjects.ts'

/** A consulta that one subject has and another of the same kind has not. */
export type MissingQuery = {
  subject: ComparedSubject
  lead: Lead<Path>
  /** The family's title. */
  family: string
  /** Its last query failed. */
  hasFailed: boolean
}

/**
 * Returns the queries that would complete the comparison: consultas with an outcome for another subject and none
 * for this one. Only consultas that take the subject's kind count.
 */
export function findMissingQueries(subjects: readonly ComparedSubject[]): MissingQuery[] {
  const settled = subjects.map(
    ({ entries }) =>
      new Set(entries.flatMap(({ entry }) => (entry.outcome === 'failed' ? [] : [entry.consultaId]))),
  )
  return subjects.flatMap((subject, index) =>
    visibleLeads(subject.kind).families.flatMap(({ title, leads }) =>
      leads
        .filter(({ id }) => !settled[index]?.has(id) && settled.some((other) => other.has(id)))
        .map((lead) => ({
          subject,
          lead,
          family: title,
          hasFailed: subject.entries.some(({ entry }) => entry.consultaId === lead.id),
        })),
    ),
  )
}

/** Returns the complete answer that the session or a batch has already; `undefined` if the query must be sent. */
export const findKnown = ({ subject, lead }: MissingQuery): Outcome | undefined =>
  findReusableOutcome(lead, { [lead.field]: subject.value })

/** The cost of several queries. `untold` counts those whose cost the manifest does not tell. */
export type MissingCost = { total: number; untold: number }

export function sumMissingCosts(missing: readonly MissingQuery[]): MissingCost {
  const costs = missing.filter((each) => !findKnown(each)).map(({ lead }) => lead.cost)
  return {
    total: roundCredits(costs.reduce<number>((sum, cost = 0) => sum + cost, 0)),
    untold: costs.filter((cost) => cost === undefined).length,
  }
}

/** Formats a cost: "3,5 créditos", "grátis", "2 créditos, e 1 sem custo informado". */
export function formatMissingCost({ total, untold }: MissingCost): string {
  if (untold === 0) return formatCost(total)
  const told = total === 0 ? [] : [formatCredits(total)]
  return [...told, `${formatCount(untold)} sem custo informado`].join(', e ')
}

/** Names a query: family, consulta and subject. */
export const describeMissing = ({ family, lead, subject }: MissingQuery): string =>
  `${family}, ${lead.title}: ${subject.name ?? formatShared(subject, false)}`

/** Says how a run of queries ended. */
export const formatEnd = (ended: number, failed: number): string =>
  [
    formatCounted(ended, 'consulta terminada', 'consultas terminadas'),
    ...(failed > 0 ? [formatCounted(failed, 'falhou', 'falharam')] : []),
  ].join(', ')

/** A missing query whose definition is loaded. */
export type PreparedQuery = MissingQuery & { definition: ConsultaDefinition<Path> }
