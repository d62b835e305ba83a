import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import { readLimit } from '../configuration/option-values.ts'
import type { Clock } from './clock.ts'
import { SupplierFailure } from './failure.ts'
import { createTurns, type Turns } from './turns.ts'

/** The limits of a supplier that several processes share. */
export type SharedLimits = {
  turns: Turns
  /** Returns how many requests this process may have in progress. */
  countPlaces: () => number
}

/**
 * Keeps the rate and the concurrency of a supplier, by default in this process alone. A request waits for its turn as long as
 * for an answer.
 */
export function createPace(
  { rate, concurrency = Number.POSITIVE_INFINITY, timeoutMs }: Supplier,
  clock: Clock,
  shared?: SharedLimits,
) {
  const { wait } = clock
  const turns = shared?.turns ?? createTurns(rate === undefined ? undefined : readLimit(rate), clock)
  const countPlaces = shared?.countPlaces ?? (() => concurrency)
  const waiting: (() => void)[] = []
  let running = 0

  async function waitForTurn(longestMs: number): Promise<void> {
    const waitMs = await turns.take(longestMs)
    if (waitMs > 0) await wait(waitMs)
  }

  async function waitForPlace(longestMs: number): Promise<void> {
    if (running < countPlaces()) {
      running += 1
      return
    }
    const timer = new AbortController()
    let take: () => void = () => undefined
    const place = new Promise<'place'>((resolve) => {
      take = () => resolve('place')
      waiting.push(take)
    })
    const late = wait(longestMs, timer.signal).then(
      () => 'late' as const,
      () => 'place' as const,
    )
    const first = await Promise.race([place, late])
    timer.abort()
    const index = waiting.indexOf(take)
    if (first === 'late' && index >= 0) {
      waiting.splice(index, 1)
      throw new SupplierFailure('limite')
    }
  }

  /** Frees a place, and lets the next requests in. */
  function leave(): void {
    running -= 1
    while (waiting.length > 0 && running < countPlaces()) {
      running += 1
      waiting.shift()?.()
    }
  }

  return {
    /** Runs a request in its turn. It fails if it has to wait longer. */
    async run<Result>(task: () => Promise<Result>, longestMs = timeoutMs): Promise<Result> {
      await waitForTurn(longestMs)
      await waitForPlace(longestMs)
      try {
        return await task()
      } finally {
        leave()
      }
    },
    pause: turns.pause,
  }
}
