import type { Limit } from '../identity/limits.ts'
import type { Clock } from './clock.ts'
import { SupplierFailure } from './failure.ts'

/** The longest `Retry-After` that is obeyed, in milliseconds. */
export const maxPauseMs = 60_000

/** Spreads the starts of requests to a supplier, so that they stay within its rate. */
export type Turns = {
  /** Returns the milliseconds until the next start. Throws a failure if that is longer than `longestMs`. */
  take: (longestMs: number) => Promise<number>
  /** Starts no request before a time from now. */
  pause: (ms: number) => Promise<void>
}

/** Creates the turns of one process. */
export function createTurns(limit: Limit | undefined, { now }: Clock): Turns {
  /** The starts of the latest requests, as many as the rate allows. */
  const starts: number[] = []
  let [startCount, pausedUntil] = [0, 0]
  return {
    async take(longestMs) {
      const at = now()
      const index = limit ? startCount % limit.count : 0
      const free = limit ? (starts[index] ?? Number.NEGATIVE_INFINITY) + limit.ms : at
      const start = Math.max(at, pausedUntil, free)
      if (start - at > longestMs) throw new SupplierFailure('limite', { retryAfterMs: start - at })
      starts[index] = start
      startCount += 1
      return start - at
    },
    async pause(ms) {
      pausedUntil = Math.max(pausedUntil, now() + Math.min(ms, maxPauseMs))
    },
  }
}
