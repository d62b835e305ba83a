import { digestText } from '@/lib/json-digest.ts'
import { endOngoingWork, setOngoingWork } from '@/state/ongoing-work.ts'
import { recordReport } from '@/state/session-reports.ts'
import { recordUsages, type UsageRecord } from '@/state/usage.ts'
import type { BatchTarget } from '../batch-target.ts'
import { type BatchLine, countOutcomes, isUnderWay, type Run } from '../run/progress.ts'
import { statusText } from './status-text.ts'

/**
 * Reports an unfinished run on every other page, and its end until the user has seen it. `readPrecedingTitle`
 * returns the title of the batch before it in the queue.
 */
export function reportOngoing(
  { title, path }: BatchTarget,
  run: Run,
  readPrecedingTitle: () => string | undefined,
) {
  let isWatched = false
  let isSeen = false
  let isStopped = false
  let isListed = false
  /** Another run of the same target may be listed under the path. */
  const unlist = () => {
    if (isListed) endOngoingWork(path)
    isListed = false
  }
  const report = () => {
    if (isStopped) return
    const progress = run.getSnapshot()
    isSeen = !isUnderWay(progress) && (isSeen || isWatched)
    if (isSeen) return unlist()
    isListed = true
    setOngoingWork({ title, status: statusText(progress, readPrecedingTitle()), path })
  }
  const unsubscribe = run.subscribe(report)
  return {
    report,
    watch() {
      isWatched = true
      report()
      return () => {
        isWatched = false
        if (!isSeen) report()
      }
    },
    stop() {
      isStopped = true
      unsubscribe()
      unlist()
    },
  }
}

type ReportedRun = {
  id: string
  target: Pick<BatchTarget, 'title' | 'path'>
  run: Run
  startedAt: number
  listDigest: string | undefined
}

/** The time between two reports of a batch under way, in ms. Each goes to the other tabs. */
const reportIntervalMs = 1_000

/** The time of the last report of each run, in ms since the epoch. */
const reportedAt = new WeakMap<Run, number>()

/** Adds a run to the session's list, or updates it there. */
export function reportRun(
  { id, target: { title, path }, run, startedAt, listDigest }: ReportedRun,
  precedingTitle: string | undefined,
): void {
  const progress = run.getSnapshot()
  const counts = countOutcomes(progress)
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
export const isReportDue = (run: Run): boolean => Date.now() - (reportedAt.get(run) ?? 0) >= reportIntervalMs

const usageIntervalMs = 5_000

/** Records the consultas of a run every few seconds, since each write stores the whole list. */
export function createUsageBuffer() {
  let waiting: UsageRecord[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) recordUsages(waiting)
    waiting = []
  }
  return {
    add(record: UsageRecord) {
      waiting.push(record)
      timer ??= setTimeout(flush, usageIntervalMs)
    },
    flush,
  }
}

/** Returns the digest of a batch's target and list; `undefined` on pages without https. */
export const digestList = ({ id }: Pick<BatchTarget, 'id'>, lines: readonly BatchLine[]) =>
  digestText(JSON.stringify([id, ...lines.map(({ values }) => Object.entries(values).sort())]))
