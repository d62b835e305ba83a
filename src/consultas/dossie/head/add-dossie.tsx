import type { Json } from '@manifest/schema/consulta.ts'
import { AddReportButton } from '@/cases/add-report.tsx'
import type { CaseReport } from '@/cases/contents.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import { markKept } from '@/state/kept-answers.ts'
import { session } from '@/state/session.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { keepDossie } from '../kept-dossie.ts'
import { findOpenDossie } from '../open/open-dossies.ts'

/** Adds a dossiê with all its answers to the open case, or replaces it there. */
export const AddDossieButton = ({ number }: { number: string }) => (
  <AddReportButton
    id={number}
    size="sm"
    minH={touchHeight}
    buildReport={() => buildReport(number)}
    onKept={() => markAnswersKept(number)}
  />
)

/** Marks the session's answers that the dossiê has. */
function markAnswersKept(number: string) {
  for (const { answer } of findOpenDossie(number)?.run.getSnapshot().parts ?? [])
    if (answer?.entry) markKept(answer.entry.id)
}

function buildReport(number: string): CaseReport | undefined {
  const kept = keepDossie(number)
  const report = sessionReports.items.find(({ id }) => id === number)
  if (!kept || !report) return undefined
  const { id, kind, title, path, subject, subjectId, at, counts } = report
  const name = subjectId === undefined ? undefined : findSubjectName(subjectId, session.items)
  // A kept dossiê is plain JSON.
  return { id, kind, title, path, subject, name, at, counts: { ...counts }, data: kept as unknown as Json }
}
