import { isLoginFailure, type Outcome } from '../outcome.ts'

/** How often a row is retried automatically, when the source was busy or the network gone. */
const maxRetries = 3

/**
 * The reaction to an outcome: it is kept, and may end the run (`stop`), or it says that the source did not process the query,
 * which is repeated: at once (`retry`), when the network is back, or after a login.
 */
type OutcomeReaction = 'keep' | 'stop' | 'retry' | 'wait-for-network' | 'wait-for-login'

/** Decides about automatic retries, and counts them by row. */
export class RetryPolicy {
  readonly #retries = new Map<number, number>()

  /** What the outcome of the row at `index` leads to; counts a `retry`. */
  decideReaction(index: number, outcome: Outcome, isOnline: boolean): OutcomeReaction {
    const reason = outcome.status === 'failed' ? outcome.reason : undefined
    if (reason === 'signed-out') return 'wait-for-login'
    if (isLoginFailure(outcome)) return 'stop'
    if (reason === 'offline' && !isOnline) return 'wait-for-network'
    if (reason !== 'rate-limited' && reason !== 'offline') return 'keep'
    const retries = this.#retries.get(index) ?? 0
    this.#retries.set(index, retries + 1)
    return retries < maxRetries ? 'retry' : 'keep'
  }

  /** Gives a row all its retries again. */
  reset(index: number): void {
    this.#retries.delete(index)
  }
}
