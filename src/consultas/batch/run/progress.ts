import type { FormValues } from '../../form/form-values.ts'
import type { Outcome } from '../../outcome.ts'

/** A subject to be queried once, on however many lines of the list it stands. */
export type BatchLine = {
  /** The numbers of its lines in the list, counted from 1; the first is where it is queried. */
  numbers: number[]
  values: FormValues
  /** What was typed, documents with their punctuation: it is shown, and a spreadsheet keeps the zeros of such a text. */
  typed: string
}

/** `pending` is being queried; `skipped` is what a cancelled run did not query. */
export type RowState = 'queued' | 'pending' | 'skipped' | Outcome['status']

/** A line and its outcome. Rows are immutable: a change replaces the row. */
export type BatchRow = { line: BatchLine; state: RowState; outcome?: Outcome; ms?: number }

/**
 * `waiting` stands in line behind another batch; `offline` waits for the network and continues by itself; `signed-out`
 * stopped because the source requires a login, `login-failed` because the source refuses the login or the provider could not
 * renew it. A run that was stopped can be resumed.
 */
export type RunStatus = 'waiting' | 'running' | 'paused' | 'offline' | StoppedStatus | 'done'

type StoppedStatus = 'cancelled' | 'signed-out' | 'login-failed'

export type StateCounts = Record<RowState, number>

/** A line's outcome of an earlier run, by the line's index. */
export type EarlierOutcomes = ReadonlyMap<number, { outcome: Outcome; ms: number }>

/** A snapshot of a run. A new one is made at most every tenth of a second. */
export type BatchProgress = {
  status: RunStatus
  rows: readonly BatchRow[]
  counts: StateCounts
  /** How many results would be lost with the run: those that are in no file as they are now. */
  unexported: number
  /** Until when to back off from the source, in milliseconds since the epoch. */
  backoffUntil: number | undefined
  /** How long it will still take; `undefined` while there is nothing to estimate it from. */
  msLeft: number | undefined
}

type QuerySpeed = { perMinute: number | undefined; concurrency: number; msPerQuery: number | undefined }

/** Estimates how long `count` queries take, in milliseconds: at the source's rate limit, or at its response time. */
export function estimateDuration(
  count: number,
  { perMinute, concurrency, msPerQuery }: QuerySpeed,
): number | undefined {
  if (count === 0) return 0
  if (perMinute === undefined && msPerQuery === undefined) return undefined
  const byRate = perMinute === undefined ? 0 : ((count - 1) * 60_000) / perMinute
  const bySpeed = Math.ceil(count / concurrency) * (msPerQuery ?? 0)
  return Math.max(byRate, bySpeed)
}

const stoppedStatuses: readonly RunStatus[] = [
  'cancelled',
  'signed-out',
  'login-failed',
] satisfies StoppedStatus[]

/** Returns true if a run ended before all of its rows were queried. */
export const isStopped = ({ status }: Pick<BatchProgress, 'status'>) => stoppedStatuses.includes(status)

const hasEnded = (status: RunStatus) => status === 'done' || stoppedStatuses.includes(status)

/** Whether a run keeps others waiting: a paused one does. */
export const blocksQueue = ({ status }: Pick<BatchProgress, 'status'>) =>
  !hasEnded(status) && status !== 'waiting'

/** Whether a run is under way; one that is paused or stands in line is. */
export const isUnderWay = ({ status }: BatchProgress) => !hasEnded(status)

/** How many lines have their outcome. */
export const countDone = ({ counts }: BatchProgress) =>
  counts.found + counts.incomplete + counts['not-found'] + counts.failed
