import type { Outcome } from '../outcome.ts'
import { wait } from './wait.ts'

const firstBackoffMs = 300
const maxBackoffMs = 5_000

/** Returns true if a retry may succeed. A timeout is not retried: the user has waited long enough. */
const isTransient = (outcome: Outcome) => outcome.status === 'failed' && outcome.reason === 'unavailable'

/** Returns the delay before a retry: the source's `Retry-After`, or else exponential backoff with jitter. */
function computeBackoff(outcome: Outcome, attempt: number): number {
  const requested = outcome.status === 'failed' ? outcome.retryAfterMs : undefined
  return requested ?? firstBackoffMs * 2 ** attempt * (0.5 + Math.random() / 2)
}

/**
 * Makes an attempt, and up to `retries` more after transient failures. Gives up if the backoff is too long.
 * Rejects if `signal` aborts.
 */
export async function withRetries(
  attempt: () => Promise<Outcome>,
  retries: number,
  signal: AbortSignal,
): Promise<Outcome> {
  let outcome = await attempt()
  for (let count = 0; count < retries && isTransient(outcome); count += 1) {
    const backoff = computeBackoff(outcome, count)
    if (backoff > maxBackoffMs) return outcome
    await wait(backoff, signal)
    outcome = await attempt()
  }
  return outcome
}
