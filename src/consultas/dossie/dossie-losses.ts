import { caseState } from '@/cases/open-case.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { type Loss, registerLosses } from '@/state/losses.ts'
import { registerOngoing } from '@/state/ongoing-work.ts'
import { isDemoConsulta } from '../sources/mode.ts'
import { type DossieProgress, isSettled } from './engine/dossie-progress.ts'
import { keepReport } from './keep-report.ts'
import { listOpenDossies } from './open/open-dossies.ts'

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
  const unkept = listOpenDossies().filter(({ conclusion }) => !conclusion.isKept())
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
