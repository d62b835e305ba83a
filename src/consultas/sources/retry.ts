import type { Outcome } from '../outcome.ts'
import { wait } from './wait.ts'

const firstBackoffMs = 300
const maxBackoffMs = 5_000

/** Failures that may well succeed on retry. A timeout is not among them: the user has waited long enough. */
const isTransient = (outcome: Outcome) => outcome.status === 'failed' && outcome.reason === 'unavailable'

/** The delay before a retry: what the source asks for (`Retry-After`), else exponential backoff with jitter. */
function computeBackoff(outcome: Outcome, attempt: number): number {
  const requested = outcome.status === 'failed' ? outcome.retryAfterMs : undefined
  return requested ?? firstBackoffMs * 2 ** attempt * (0.5 + Math.random() / 2)
}

/**
 * Makes an attempt, and up to `retries` more while failures are transient. Gives up early where the backoff would be
 * too long to wait for. Rejects when `signal` aborts.
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
