import { createFailure, isLoginFailure, type Outcome } from '../outcome.ts'
import type { Environment } from './environment.ts'
import type { Lane } from './lane.ts'
import type { Answered } from './querier.ts'

/** How often a query is repeated after a rate limit or a network failure. */
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

export type SettledQuery = { answer: Answered; ms: number; reaction: OutcomeReaction }

type QueryQueueOptions<Key> = {
  environment: Pick<Environment, 'now' | 'isOnline'>
  findLane: (key: Key) => Lane
  /** Returns false while the queue is paused or stopped. */
  mayStart: () => boolean
  /** Settles a key that needs no query, and returns true. It takes no place in the lane. */
  settleKnown?: (key: Key) => boolean
  /** A rejection is a failure of the source. */
  query: (key: Key, signal: AbortSignal) => Promise<Answered>
  /** Stores the answer, or adds the key again. */
  settle: (key: Key, settled: SettledQuery) => void
  /** Called when no key waits or runs. */
  onIdle?: () => void
  /** The order of the keys; by default the one in which they were added. */
  compare?: (one: Key, other: Key) => number
}

/** Runs many queries, each as soon as its lane allows. */
export class QueryQueue<Key> {
  readonly #options: QueryQueueOptions<Key>
  readonly #waiting = new Map<Lane, Key[]>()
  readonly #running = new Map<Key, { lane: Lane; controller: AbortController }>()
  readonly #retries = new Map<Key, number>()

  constructor(options: QueryQueueOptions<Key>) {
    this.#options = options
  }

  /** Returns true if a key waits or runs. */
  has(key: Key): boolean {
    return this.#running.has(key) || [...this.#waiting.values()].some((keys) => keys.includes(key))
  }

  /** Adds keys. `start` begins with them. */
  add(added: readonly Key[]): void {
    const { findLane, compare } = this.#options
    for (const key of added) {
      const lane = findLane(key)
      const keys = this.#waiting.get(lane)
      if (keys) keys.push(key)
      else this.#waiting.set(lane, [key])
    }
    if (compare) for (const keys of this.#waiting.values()) keys.sort(compare)
  }

  /** Starts as many queries as the lanes allow. The others start when they may. */
  start(): void {
    for (const lane of [...this.#waiting.keys()]) this.startWaiting(lane)
    this.#notifyIdle()
  }

  /** Starts the queries that a lane allows. */
  startWaiting(lane: Lane): void {
    const { mayStart, settleKnown } = this.#options
    const keys = this.#waiting.get(lane) ?? []
    for (let [key] = keys; key !== undefined && mayStart(); [key] = keys) {
      const isKnown = settleKnown?.(key) ?? false
      if (!isKnown && !lane.tryStart(this)) return
      keys.shift()
      if (!isKnown) void this.#run(key, lane)
    }
    this.#notifyIdle()
  }

  /** Lets keys be repeated as often as new ones. */
  resetRetries(keys: readonly Key[]): void {
    for (const key of keys) this.#retries.delete(key)
  }

  /** Aborts the queries, and returns the keys without an answer. */
  stop(): Key[] {
    const running = [...this.#running]
    const stopped = [...this.#running.keys(), ...[...this.#waiting.values()].flat()]
    for (const lane of this.#waiting.keys()) lane.remove(this)
    this.#waiting.clear()
    this.#running.clear()
    for (const [, { lane, controller }] of running) {
      controller.abort()
      lane.leave()
    }
    return stopped
  }

  async #run(key: Key, lane: Lane) {
    const { query, settle, environment } = this.#options
    const controller = new AbortController()
    this.#running.set(key, { lane, controller })
    const startedAt = environment.now()
    const answer = await query(key, controller.signal).catch(() => ({
      outcome: createFailure('unavailable'),
    }))
    // The queue was stopped in the meantime, and the key may run again.
    if (this.#running.get(key)?.controller !== controller) return
    this.#running.delete(key)
    const { outcome } = answer
    if (outcome.status === 'failed' && outcome.reason === 'rate-limited') lane.backOff(outcome.retryAfterMs)
    const reaction = this.#decideReaction(key, outcome)
    settle(key, { answer, ms: environment.now() - startedAt, reaction })
    lane.leave()
    this.startWaiting(lane)
  }

  /** Returns the reaction to an outcome, and counts a `retry`. */
  #decideReaction(key: Key, outcome: Outcome): OutcomeReaction {
    const reason = outcome.status === 'failed' ? outcome.reason : undefined
    if (reason === 'signed-out') return 'wait-for-login'
    if (reason === 'no-credits') return 'wait-for-credits'
    if (isLoginFailure(outcome)) return 'stop'
    if (reason === 'offline' && !this.#options.environment.isOnline()) return 'wait-for-network'
    if (reason !== 'rate-limited' && reason !== 'offline') return 'accept'
    const retries = this.#retries.get(key) ?? 0
    this.#retries.set(key, retries + 1)
    return retries < maxRetries ? 'retry' : 'accept'
  }

  #notifyIdle() {
    const { mayStart, onIdle } = this.#options
    const isIdle = this.#running.size === 0 && [...this.#waiting.values()].every(({ length }) => length === 0)
    if (isIdle && mayStart()) onIdle?.()
  }
}
