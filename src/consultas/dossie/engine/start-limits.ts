import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { onSessionEnd } from '@/state/session.ts'
import { browserEnvironment, type Environment } from '../../run/environment.ts'
import { RateLimiter, readSpeed } from '../../run/limits.ts'

type QueryQueue = { limiter: RateLimiter; concurrency: number; running: number; queue: (() => void)[] }

/** The number of parallel queries of a consulta without `batch.concurrency`. */
const defaultConcurrency = 4

/** Longest delay after which queries start faster to catch up, in ms. */
const catchUpMs = 500

/**
 * Starts queries as fast as each consulta's `batch` allows, for all dossiês that share these limits. A slow
 * consulta does not delay others.
 */
export class StartLimits {
  readonly #environment: Environment
  /** By definition, because in development a consulta may get another one with other limits. */
  readonly #queues = new WeakMap<ConsultaDefinition, QueryQueue>()

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /**
   * Resolves when a query may start, with a function to call when the query ends. Rejects if `signal` aborts
   * first.
   */
  waitForStart(definition: ConsultaDefinition, signal: AbortSignal): Promise<() => void> {
    const queryQueue = this.#getQueue(definition)
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const release = () => {
        queryQueue.running -= 1
        this.#startQueued(queryQueue)
      }
      const start = () => {
        signal.removeEventListener('abort', abortWait)
        resolve(release)
      }
      const abortWait = () => {
        queryQueue.queue = queryQueue.queue.filter((waiting) => waiting !== start)
        reject(signal.reason)
      }
      signal.addEventListener('abort', abortWait, { once: true })
      queryQueue.queue.push(start)
      this.#startQueued(queryQueue)
    })
  }

  /** Starts no queries of this consulta for `ms`, because its source sent `Retry-After` or limits the rate. */
  backOff(definition: ConsultaDefinition, ms: number | undefined): void {
    this.#getQueue(definition).limiter.backOff(this.#environment.now(), ms)
  }

  #getQueue(definition: ConsultaDefinition): QueryQueue {
    const existing = this.#queues.get(definition)
    if (existing) return existing
    const concurrency = definition.batch?.concurrency ?? defaultConcurrency
    const limiter = new RateLimiter(readSpeed(definition).perMinute)
    const queryQueue: QueryQueue = { limiter, concurrency, running: 0, queue: [] }
    this.#queues.set(definition, queryQueue)
    return queryQueue
  }

  #startQueued(queryQueue: QueryQueue) {
    const { now, setTimeout } = this.#environment
    while (queryQueue.running < queryQueue.concurrency && queryQueue.queue.length > 0) {
      const delay = queryQueue.limiter.msUntilNextStart(now())
      if (delay > 0) {
        setTimeout(() => this.#startQueued(queryQueue), Math.ceil(delay))
        return
      }
      queryQueue.limiter.recordStart(now(), catchUpMs)
      queryQueue.running += 1
      queryQueue.queue.shift()?.()
    }
  }
}

let limits = new StartLimits(browserEnvironment)

/** Returns the limits that all open dossiês of the session share. */
export const sessionLimits = (): StartLimits => limits

onSessionEnd(() => {
  limits = new StartLimits(browserEnvironment)
})
