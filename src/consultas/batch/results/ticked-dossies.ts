import type { Lead } from '@manifest/contract/resolved.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'

/** A dossiê that ticked rows can have: one subject, or several in the dossiê's batch. */
export type TickedDossie = {
  id: string
  title: string
  values: string[]
  /** Opens the dossiê of the only value. */
  lead: Lead<Path>
  /** Where several values are queried. */
  batchPath: Path | undefined
}

/** Returns the dossiês that take the subjects of rows. Rows may have subjects of different kinds. */
export function listTickedDossies(
  { findSubject, path }: Pick<BatchTarget, 'findSubject' | 'path'>,
  rows: readonly BatchRow[],
): TickedDossie[] {
  const found = new Map<string, TickedDossie>()
  for (const { line } of rows) {
    const subject = findSubject(line.values)
    if (!subject) continue
    for (const lead of visibleLeads(subject.kind).dossies) {
      const dossie = found.get(lead.id)
      if (dossie?.values.includes(subject.value)) continue
      if (dossie) dossie.values.push(subject.value)
      else {
        const batchPath = dossieList.find(({ dossie: name }) => name === lead.id)?.batch
        found.set(lead.id, { id: lead.id, title: lead.title, values: [subject.value], lead, batchPath })
      }
    }
  }
  return [...found.values()].filter(
    ({ values, batchPath }) => values.length === 1 || (batchPath !== undefined && batchPath !== path),
  )
}
