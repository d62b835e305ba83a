import type { Json } from '@manifest/schema/consulta.ts'
import { addReportToCase } from '@/cases/add-to-case.tsx'
import { saveNow } from '@/cases/autosave.ts'
import type { CaseReport } from '@/cases/contents.ts'
import { caseState } from '@/cases/open-case.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import { markKept } from '@/state/kept-answers.ts'
import { type Loss, registerLosses } from '@/state/losses.ts'
import { registerOngoing } from '@/state/ongoing-work.ts'
import { session } from '@/state/session.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { isDemoConsulta } from '../sources/mode.ts'
import { type DossieProgress, isSettled } from './engine/dossie-progress.ts'
import { keepDossie } from './kept-dossie.ts'
import { isConclusionKept, markConclusionKept } from './open/open-dossie.ts'
import { findOpenDossie, listOpenDossies } from './open/open-dossies.ts'

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
  if (open) markConclusionKept(open.conclusion)
}

/** Adds a dossiê to the open case, and saves the case. */
async function keepReport(number: string): Promise<void> {
  const report = buildDossieReport(number)
  if (report && addReportToCase(report)) markReportKept(number)
  await saveNow()
}

const listRunning = (): DossieProgress[] =>
  listOpenDossies()
    .map(({ run }) => run.getSnapshot())
    .filter(({ status }) => status === 'running')

const progressText = ({ done, parts }: DossieProgress) => `${done} de ${parts.length}`

/** Examples cost nothing, and answer at once. */
const asksSource = ({ parts }: DossieProgress) =>
  parts.some((part) => !isSettled(part) && !isDemoConsulta(part.definition))

const listRunningLosses = (): Loss[] =>
  listRunning()
    .filter(asksSource)
    .map((progress) => ({ text: `Um dossiê em andamento: ${progressText(progress)} partes` }))

function listConclusionLosses(): Loss[] {
  const unkept = listOpenDossies().filter(({ conclusion }) => !isConclusionKept(conclusion))
  if (unkept.length === 0) return []
  const save = async () => {
    for (const { number } of unkept) await keepReport(number)
  }
  return [
    {
      text: formatCounted(
        unkept.length,
        'conclusão de dossiê que não está em arquivo nem caso',
        'conclusões de dossiês que não estão em arquivo nem caso',
      ),
      ...(caseState.open?.isReadOnly === false ? { save } : {}),
    },
  ]
}

registerLosses(() => [...listRunningLosses(), ...listConclusionLosses()])
registerOngoing(() => listRunning().map((progress) => `O dossiê continua: ${progressText(progress)}`))
