import type { FormValues } from '../../form/form-values.ts'
import type { Outcome } from '../../outcome.ts'

/** A subject to be asked for once, on however many lines of the list it stands. */
export type Line = {
  /** Where it stands in the list, counted from 1; the first is where it is asked for. */
  numbers: number[]
  values: FormValues
  /** What was typed. */
  typed: string
}

/** `left` is what a cancelled run did not ask for. */
export type RowState = 'queued' | 'asking' | 'left' | Outcome['status']

/** A line and what came of it. Rows never change: another one takes its place. */
export type Row = { line: Line; state: RowState; outcome?: Outcome; ms?: number }

/**
 * `offline` waits for the network and goes on by itself; `signed-out` stopped because the source asked for a login.
 * A run that was stopped can be resumed.
 */
export type RunStatus = 'running' | 'paused' | 'offline' | 'cancelled' | 'signed-out' | 'done'

export type Counts = Record<RowState, number>

/** How a run stands. A new one is made at most every tenth of a second. */
export type Progress = {
  status: RunStatus
  rows: readonly Row[]
  counts: Counts
  /** Until when the source asked to be left alone, in milliseconds since the epoch. */
  heldUntil: number | undefined
  /** How long it will still take; `undefined` while nothing is known. */
  msLeft: number | undefined
}

type Speed = { perMinute: number | undefined; concurrency: number; msEach: number | undefined }

/** How long so many consultas take: at the rate that the source bears, or at the speed at which it answers. */
export function timeFor(count: number, { perMinute, concurrency, msEach }: Speed): number | undefined {
  if (count === 0) return 0
  if (perMinute === undefined && msEach === undefined) return undefined
  const byRate = perMinute === undefined ? 0 : ((count - 1) * 60_000) / perMinute
  const bySpeed = Math.ceil(count / concurrency) * (msEach ?? 0)
  return Math.max(byRate, bySpeed)
}

const isOver = (status: RunStatus) => status === 'done' || status === 'cancelled' || status === 'signed-out'

/** Whether a run is under way, be it held back. */
export const isUnderWay = ({ status }: Progress) => !isOver(status)

/** How many lines have their outcome. */
export const doneOf = ({ counts }: Progress) => counts.found + counts['not-found'] + counts.failed
