import { isLoginFailure, type Outcome } from '../outcome.ts'

/** How often a row is retried after a rate limit or a network failure. */
const maxRetries = 3

/**
 * The reaction to an outcome. `accept` stores it; `stop` stores it and ends the run. The others repeat the
 * query: now, when the network is back, after a login, or when the user has bought credits.
 */
type OutcomeReaction =
  | 'accept'
  | 'stop'
  | 'retry'
  | 'wait-for-network'
  | 'wait-for-login'
  | 'wait-for-credits'

export class RetryPolicy {
  readonly #retries = new Map<number, number>()

  /** Returns the reaction to the outcome of a row, and counts a `retry`. */
  decideReaction(index: number, outcome: Outcome, isOnline: boolean): OutcomeReaction {
    const reason = outcome.status === 'failed' ? outcome.reason : undefined
    if (reason === 'signed-out') return 'wait-for-login'
    if (reason === 'no-credits') return 'wait-for-credits'
    if (isLoginFailure(outcome)) return 'stop'
    if (reason === 'offline' && !isOnline) return 'wait-for-network'
    if (reason !== 'rate-limited' && reason !== 'offline') return 'accept'
    const retries = this.#retries.get(index) ?? 0
    this.#retries.set(index, retries + 1)
    return retries < maxRetries ? 'retry' : 'accept'
  }

  reset(index: number): void {
    this.#retries.delete(index)
  }
}
