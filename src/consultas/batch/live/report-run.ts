import { recordReport } from '@/state/session-reports.ts'
import type { BatchTarget } from '../batch-target.ts'
import { isUnderWay } from '../run/progress.ts'
import type { Run } from '../run/run.ts'
import { statusText } from './status-text.ts'

type ReportedRun = {
  id: string
  target: Pick<BatchTarget, 'title' | 'path'>
  run: Run
  startedAt: number
  listDigest: string | undefined
}

/** The time between two reports of a batch under way, in ms. Each goes to the other tabs. */
const intervalMs = 1_000

/** The time of the last report of each run, in ms since the epoch. */
const reportedAt = new WeakMap<Run, number>()

/** Adds a run to the session's list, or updates it there. */
export function reportRun(
  { id, target: { title, path }, run, startedAt, listDigest }: ReportedRun,
  precedingTitle: string | undefined,
): void {
  const progress = run.getSnapshot()
  const { found, incomplete, failed, 'not-found': notFound } = progress.counts
  const counts = { found, incomplete, 'not-found': notFound, failed, total: progress.rows.length }
  const list = listDigest === undefined ? {} : { listDigest }
  const report = { id, kind: 'batch', title, path, counts, ...list } as const
  reportedAt.set(run, Date.now())
  if (isUnderWay(progress)) {
    recordReport({ ...report, at: startedAt, status: statusText(progress, precedingTitle) })
    return
  }
  // A restored batch has the time of its last answer.
  const at = progress.rows.reduce((latest, { outcome }) => Math.max(latest, outcome?.at ?? 0), 0) || startedAt
  recordReport({ ...report, at })
}

/** Returns true if the last report of a run is old enough for another one. */
export const isReportDue = (run: Run): boolean => Date.now() - (reportedAt.get(run) ?? 0) >= intervalMs
