import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import { readLimit } from '../configuration/option-values.ts'
import type { Clock } from './clock.ts'
import { SupplierFailure } from './failure.ts'

/** The longest `Retry-After` that is obeyed, in milliseconds. */
const maxPauseMs = 60_000

/**
 * Keeps the rate and the concurrency of a supplier in this process. A request waits for its turn as long as
 * for an answer.
 */
export function createPace({ rate, concurrency, timeoutMs }: Supplier, { now, wait }: Clock) {
  const limit = rate === undefined ? undefined : readLimit(rate)
  /** The starts of the latest requests, as many as the rate allows. */
  const starts: number[] = []
  const waiting: (() => void)[] = []
  let [startCount, pausedUntil, running] = [0, 0, 0]

  async function waitForTurn(): Promise<void> {
    const at = now()
    const index = limit ? startCount % limit.count : 0
    const free = limit ? (starts[index] ?? Number.NEGATIVE_INFINITY) + limit.ms : at
    const start = Math.max(at, pausedUntil, free)
    if (start - at > timeoutMs) throw new SupplierFailure('limite', { retryAfterMs: start - at })
    starts[index] = start
    startCount += 1
    if (start > at) await wait(start - at)
  }

  async function waitForPlace(): Promise<void> {
    if (running < (concurrency ?? Number.POSITIVE_INFINITY)) {
      running += 1
      return
    }
    const timer = new AbortController()
    let take: () => void = () => undefined
    const place = new Promise<'place'>((resolve) => {
      take = () => resolve('place')
      waiting.push(take)
    })
    const late = wait(timeoutMs, timer.signal).then(
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

  /** Gives the place to the next request, or frees it. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      await waitForTurn()
      await waitForPlace()
      try {
        return await task()
      } finally {
        leave()
      }
    },
    /** Starts no request before a time from now. */
    pause(ms: number): void {
      pausedUntil = Math.max(pausedUntil, now() + Math.min(ms, maxPauseMs))
    },
  }
}
