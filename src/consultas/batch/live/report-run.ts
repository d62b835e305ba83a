import { recordReport } from '@/state/session-reports.ts'
import type { BatchTarget } from '../batch-target.ts'
import { isUnderWay } from '../run/progress.ts'
import type { Run } from '../run/run.ts'

type ReportedRun = { id: string; target: Pick<BatchTarget, 'title' | 'path'>; run: Run }

/** Adds an ended run to the session's list, or updates it there. */
export function reportRun({ id, target: { title, path }, run }: ReportedRun): void {
  const progress = run.getSnapshot()
  if (isUnderWay(progress)) return
  const { found, incomplete, failed, 'not-found': notFound } = progress.counts
  const counts = { found, incomplete, 'not-found': notFound, failed, total: progress.rows.length }
  // A restored batch has the time of its last answer.
  const at =
    progress.rows.reduce((latest, { outcome }) => Math.max(latest, outcome?.at ?? 0), 0) || Date.now()
  recordReport({ id, kind: 'batch', title, path, at, counts })
}
