import type { Outcome } from '../outcome.ts'
import { wait } from './wait.ts'

const firstPauseMs = 300
const longestPauseMs = 5_000

/** What may well succeed a moment later. A timeout is not among them: the person has waited long enough. */
const isPassing = (outcome: Outcome) => outcome.status === 'failed' && outcome.reason === 'unavailable'

/** How long to wait before another attempt: as long as the source asks, else twice as long each time, with some chance. */
function pauseOf(outcome: Outcome, attempt: number): number {
  const asked = outcome.status === 'failed' ? outcome.retryAfterMs : undefined
  return asked ?? firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2)
}

/** Makes an attempt, and up to `retries` more while it fails in passing. Rejects when `signal` aborts. */
export async function withRetries(
  attempt: () => Promise<Outcome>,
  retries: number,
  signal: AbortSignal,
): Promise<Outcome> {
  let outcome = await attempt()
  for (let count = 0; count < retries && isPassing(outcome); count += 1) {
    const pause = pauseOf(outcome, count)
    if (pause > longestPauseMs) return outcome
    await wait(pause, signal)
    outcome = await attempt()
  }
  return outcome
}
