import type { WaitingCode } from '@manifest/contract/source-batch.ts'
import type { SheetCell } from '@/lib/format/cell.ts'
import type { FormValues } from '../../form/form-values.ts'
import type { Outcome } from '../../outcome.ts'

/** A subject to query once, even if several lines of the list have it. */
export type BatchLine = {
  /** The line numbers in the list, counted from 1. The line is queried in the order of its first number. */
  numbers: number[]
  values: FormValues
  /** The typed text, with punctuation in documents. As text, spreadsheets keep its leading zeros. */
  typed: string
  /**
   * The cells of the list's own columns, for each of `numbers`, with the formats of their workbook. Absent if the list
   * has none.
   */
  own?: (readonly SheetCell[])[]
  /** The texts of the list before the user corrected them, by line number. Absent if all lines are as given. */
  correctedFrom?: Record<number, string>
}

/** `pending`: the query is running. `skipped`: the run stopped before the query. */
export type RowState = 'queued' | 'pending' | 'skipped' | Outcome['status']

/** The user's own marks on a row. */
export type RowMarks = {
  isReviewed?: boolean
  /** Plain text of the user. In memory only, unless the user exports the batch or adds it to a case. */
  note?: string
}

/** The state of a row, and its outcome once it has one. */
export type RowResult = {
  state: RowState
  outcome?: Outcome
  ms?: number
  /** The answer was known before the batch asked for it, so the line cost nothing. */
  isCached?: boolean
}

/** A line, its outcome and its marks. Rows are immutable: a change replaces the row. */
export type BatchRow = { line: BatchLine } & RowResult & RowMarks

/**
 * - `queued`: waits for another batch to end.
 * - `offline`: waits for the network and then continues.
 * - `no-credits`: paused, because the credits do not suffice for the next line.
 * - `signed-out`: stopped, because the source requires a login.
 * - `login-failed`: stopped, because the source refuses the login or the provider could not renew it.
 * - `server-failed`: the source that runs the batch refused it, or stopped it.
 * - `gone`: the source does not have the batch any more.
 * The user can resume a stopped run.
 */
export type RunStatus = 'queued' | 'running' | 'paused' | 'offline' | 'no-credits' | StoppedStatus | 'done'

type StoppedStatus = 'cancelled' | 'signed-out' | 'login-failed' | 'server-failed' | 'gone'

export type StateCounts = Record<RowState, number>

/** Outcomes of an earlier run, by the line's index. */
export type EarlierOutcomes = ReadonlyMap<number, { outcome: Outcome; ms: number; isCached?: boolean }>

/** Marks of an earlier run, by the line's index. */
export type EarlierMarks = ReadonlyMap<number, RowMarks>

/** A snapshot of a run. A run makes at most ten a second. */
export type BatchProgress = {
  status: RunStatus
  rows: readonly BatchRow[]
  counts: StateCounts
  /** Number of rows whose answer was known before. */
  cached: number
  /** Number of results not exported since their last change. */
  unexported: number
  /** When the backoff ends, in milliseconds since the epoch. */
  backoffUntil: number | undefined
  /** Estimated time left in milliseconds; `undefined` without data for an estimate. */
  msLeft: number | undefined
  /** Present if the source runs the batch. */
  server?: ServerProgress
}

/** `message` says why the source refused or stopped the batch. */
export type ServerProgress = {
  /** When the source removes the batch, in milliseconds since the epoch. */
  expiresAt: number | undefined
  message: string | undefined
  /** False until the source has taken the list. */
  wasSubmitted: boolean
  /** False if the source cannot pause batches. */
  canPause: boolean
  /** The failure of a supplier for which all lines wait. */
  waiting: WaitingCode | undefined
}

type QuerySpeed = { perMinute: number | undefined; concurrency: number; msPerQuery: number | undefined }

/**
 * Estimates how long `count` queries take in milliseconds, from the source's rate limit or its response time.
 */
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
  'server-failed',
  'gone',
] satisfies StoppedStatus[]

/** Returns true if a run ended before all of its rows were queried. */
export const isStopped = ({ status }: Pick<BatchProgress, 'status'>) => stoppedStatuses.includes(status)

const hasEnded = (status: RunStatus) => status === 'done' || stoppedStatuses.includes(status)

/** Returns true if other batches must wait for the run; a paused run makes them wait. */
export const blocksQueue = ({ status }: Pick<BatchProgress, 'status'>) =>
  !hasEnded(status) && status !== 'queued'

/** Returns true if a run has not ended, also if it is paused or queued. */
export const isUnderWay = ({ status }: BatchProgress) => !hasEnded(status)

/** Returns how many lines have an outcome. */
export const countDone = ({ counts }: BatchProgress) =>
  counts.found + counts.incomplete + counts['not-found'] + counts.failed

/** Returns how many lines have each outcome, and how many there are. */
export const countOutcomes = ({ counts, rows }: BatchProgress) => {
  const { found, incomplete, 'not-found': notFound, failed } = counts
  return { found, incomplete, 'not-found': notFound, failed, total: rows.length }
}

/** A batch, which runs in this browser or on the server of its source. */
export type Run = {
  /** The source runs the batch: it continues while the tab is closed. */
  readonly isOnServer: boolean
  /** Returns the latest snapshot: the same object until something changes. */
  getSnapshot: () => BatchProgress
  /** Calls `listener` after changes, throttled. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** Starts a queued run. */
  begin(): void
  /** Starts no more queries; pending ones finish. */
  pause(): void
  /** Continues after a pause, or queries the lines that were skipped when the run stopped. */
  resume(): void
  /** Aborts the pending queries and skips all lines without an outcome. */
  cancel(): void
  /** Queries the failed (or the incomplete) lines again. */
  retry(state: 'failed' | 'incomplete'): void
  /** Marks rows of an earlier snapshot as saved to a file. */
  markExported(rows: readonly BatchRow[]): void
  /** Changes the user's marks on rows. */
  mark(indexes: readonly number[], marks: RowMarks): void
  /** Ends the run for good. A server continues its batch. */
  dispose(): void
}

/** Writes an estimated duration, rounded up: "40 s", "12 min", "1 h 20 min". */
export function durationText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

/** A line that fails the form's validation, and why. */
export type InvalidLine = {
  number: number
  typed: string
  problem: string
  /** The typed texts by field name. */
  given: Record<string, string>
  /** The cells of the list's own columns. Absent if it has none. */
  own?: readonly SheetCell[]
  /** The text of the list before the user corrected it. Absent if the line is as given. */
  correctedFrom?: string
}

/** The parts of a list that a batch keeps besides the lines that it queries. In memory only. */
export type GivenList = {
  /** The labels of the columns that no field takes, like "Cliente", in the list's order. */
  ownColumns: readonly string[]
  /** The lines that are not queried. Exports contain them with their problem. */
  invalid: readonly InvalidLine[]
}

export const emptyGivenList: GivenList = { ownColumns: [], invalid: [] }
