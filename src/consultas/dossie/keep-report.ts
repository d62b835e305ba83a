import type { Json } from '@manifest/schema/consulta.ts'
import { addReportToCase } from '@/cases/add-to-case.tsx'
import { saveNow } from '@/cases/autosave.ts'
import type { CaseReport } from '@/cases/contents.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import { markKept } from '@/state/kept-answers.ts'
import { session } from '@/state/session.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { keepDossie } from './kept-dossie.ts'
import { findOpenDossie } from './open/open-dossies.ts'

/** Builds the report of a dossiê, as a case takes it. */
export function buildDossieReport(number: string): CaseReport | undefined {
  const kept = keepDossie(number)
  const report = sessionReports.items.find(({ id }) => id === number)
  if (!kept || !report) return undefined
  const { id, kind, title, path, subject, subjectId, at, counts } = report
  const name = subjectId === undefined ? undefined : findSubjectName(subjectId, session.items)
  // A kept dossiê is plain JSON.
  return { id, kind, title, path, subject, name, at, counts: { ...counts }, data: kept as unknown as Json }
}

/** Records that a case has the answers and the conclusion of a dossiê. */
export function markReportKept(number: string): void {
  const open = findOpenDossie(number)
  for (const { answer } of open?.run.getSnapshot().parts ?? []) if (answer?.entry) markKept(answer.entry.id)
  open?.conclusion.markKept()
}

/** Adds a dossiê to the open case, and saves the case. */
export async function keepReport(number: string): Promise<void> {
  const report = buildDossieReport(number)
  if (report && addReportToCase(report)) markReportKept(number)
  await saveNow()
}
