import { addReportToCase } from '@/cases/add-to-case.tsx'
import { saveNow } from '@/cases/autosave.ts'
import type { CaseReport } from '@/cases/contents.ts'
import { caseState } from '@/cases/open-case.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import type { Loss } from '@/state/losses.ts'
import { setReportBuilder } from '@/state/report-data.ts'
import { type BatchProgress, countOutcomes, isUnderWay, type RunStatus } from '../run/progress.ts'
import { type LiveRun, readLiveRuns } from './live-runs.ts'
import { doneLinesText } from './status-text.ts'

/** Lists the batches that a logout would lose. */
export const listBatchLosses = (): Loss[] => readLiveRuns().flatMap(listRunLosses)

function listRunLosses(live: LiveRun): Loss[] {
  const progress = live.run.getSnapshot()
  if (live.run.isOnServer) return listServerLosses(progress)
  if (isUnderWay(progress)) return [{ text: `Um lote em andamento: ${doneLinesText(progress)}` }]
  const { unexported } = progress
  if (unexported === 0) return []
  const lines = formatCounted(unexported, 'linha que não está', 'linhas que não estão')
  return [
    {
      text: `Um lote com ${lines} em arquivo nem caso`,
      ...(canKeep(progress) ? { save: () => keepBatch(live) } : {}),
    },
  ]
}

/** A server keeps the answers, but not the user's marks, and no list that it has not taken yet. */
function listServerLosses({ status, server, unexported, rows }: BatchProgress): Loss[] {
  if (status === 'queued' && !server?.wasSubmitted)
    return [{ text: 'Uma lista que o servidor ainda não recebeu' }]
  const hasMarks = unexported > 0 && rows.some(({ isReviewed, note }) => isReviewed || note !== undefined)
  return hasMarks ? [{ text: 'Notas e revisões de um lote do servidor' }] : []
}

/** A case takes a batch whose lines all have outcomes. */
const canKeep = ({ rows }: BatchProgress) =>
  caseState.open?.isReadOnly === false && rows.every(({ outcome }) => outcome !== undefined)

const ongoingWords: Partial<Record<RunStatus, string>> = {
  queued: 'O lote está na fila',
  running: 'O lote continua',
  offline: 'O lote espera a rede',
  paused: 'O lote está pausado',
  done: 'O lote terminou',
}

/** Says how far each batch is, for the lock screen. One that ended before and is saved is not listed. */
export const listOngoingBatches = (): string[] =>
  readLiveRuns()
    .map(({ run }) => run.getSnapshot())
    .filter((progress) => isUnderWay(progress) || progress.unexported > 0)
    .map((progress) => `${ongoingWords[progress.status] ?? 'O lote parou'}: ${doneLinesText(progress)}`)

/** Lets the other tabs open the batches of this tab whose lines all have outcomes. */
export const shareRuns = () =>
  setReportBuilder('batch', async (id) => {
    const live = readLiveRuns().find((other) => other.id === id)
    const rows = live?.run.getSnapshot().rows ?? []
    if (!live || rows.some(({ outcome }) => outcome === undefined)) return undefined
    const { buildBatchData } = await import('../saved/save-for-later.ts')
    return buildBatchData(live, rows)
  })

/** Builds the report of an ended batch, as a case takes it. */
export async function buildBatchReport(live: LiveRun, progress: BatchProgress): Promise<CaseReport> {
  const { id, target } = live
  const { buildBatchData } = await import('../saved/save-for-later.ts')
  return {
    id,
    kind: 'batch',
    title: target.title,
    path: target.path,
    at: Date.now(),
    counts: countOutcomes(progress),
    data: await buildBatchData(live, progress.rows),
  }
}

/** Adds an ended batch to the open case, and saves the case. */
async function keepBatch(live: LiveRun): Promise<void> {
  const progress = live.run.getSnapshot()
  if (addReportToCase(await buildBatchReport(live, progress))) live.run.markExported(progress.rows)
  await saveNow()
}
