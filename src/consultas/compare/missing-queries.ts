import type { Lead } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import type { ComparedSubject } from './use-compared-subjects.ts'

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
