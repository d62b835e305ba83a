import { addReportToCase } from '@/cases/add-to-case.tsx'
import { saveNow } from '@/cases/autosave.ts'
import type { CaseReport } from '@/cases/contents.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchProgress } from '../run/progress.ts'

/** Builds the report of an ended batch, as a case takes it. */
export async function buildBatchReport(live: LiveRun, { rows, counts }: BatchProgress): Promise<CaseReport> {
  const { id, target } = live
  const { buildBatchData } = await import('./batch-data.ts')
  const { found, incomplete, failed, 'not-found': notFound } = counts
  return {
    id,
    kind: 'batch',
    title: target.title,
    path: target.path,
    at: Date.now(),
    counts: { found, incomplete, 'not-found': notFound, failed, total: rows.length },
    data: await buildBatchData(live, rows),
  }
}

/** Adds an ended batch to the open case, and saves the case. */
export async function keepBatch(live: LiveRun): Promise<void> {
  const progress = live.run.getSnapshot()
  if (addReportToCase(await buildBatchReport(live, progress))) live.run.markExported(progress.rows)
  await saveNow()
}
