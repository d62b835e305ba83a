import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { onSessionEnd } from '@/state/session.ts'
import { isDemoConsulta } from '../sources/mode.ts'
import { browserEnvironment, type Environment } from './environment.ts'
import { type BatchSpeed, RateLimiter, readSpeed } from './limits.ts'

/**
 * Longest delay after which queries start faster to catch up, in ms. Browsers throttle the timers of a hidden page.
 */
const catchUpMs = { visible: 500, hidden: 60_000 }

/** Waits for a free place in a lane. */
type LaneQueue = { startWaiting: (lane: Lane) => void }

/** The queries that share a limit of parallel queries and of starts per minute. */
export class Lane {
  readonly #environment: Environment
  readonly #limiter: RateLimiter
  readonly #concurrency: number
  readonly #waiting = new Set<LaneQueue>()
  #running = 0
  #timer: unknown

  constructor({ perMinute, concurrency }: Omit<BatchSpeed, 'isDemo'>, environment: Environment) {
    this.#environment = environment
    this.#limiter = new RateLimiter(perMinute)
    this.#concurrency = concurrency
  }

  /**
   * Takes a place for a query if the limits allow one now. Otherwise `startWaiting` of the queue is called when they
   * may allow one.
   */
  tryStart(queue: LaneQueue): boolean {
    const { now, setTimeout, clearTimeout, isHidden } = this.#environment
    if (this.#running < this.#concurrency) {
      const delay = this.#limiter.msUntilNextStart(now())
      if (delay === 0) {
        this.#limiter.recordStart(now(), isHidden() ? catchUpMs.hidden : catchUpMs.visible)
        this.#running += 1
        return true
      }
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#startWaiting(), Math.ceil(delay))
    }
    this.#waiting.add(queue)
    return false
  }

  /** Frees the place of a query that has ended. */
  leave(): void {
    this.#running -= 1
    this.#startWaiting()
  }

  /** Forgets a queue that waits no more. */
  remove(queue: LaneQueue): void {
    this.#waiting.delete(queue)
    if (this.#waiting.size === 0) this.#environment.clearTimeout(this.#timer)
  }

  /** Starts no queries for `ms`, because the source limits the rate or sent `Retry-After`. */
  backOff(ms: number | undefined): void {
    this.#limiter.backOff(this.#environment.now(), ms)
  }

  /** Returns the end of the backoff in ms since the epoch; `undefined` if there is none. */
  backoffUntil(): number | undefined {
    return this.#limiter.backoffUntil(this.#environment.now())
  }

  #startWaiting() {
    const queues = [...this.#waiting]
    this.#waiting.clear()
    for (const queue of queues) queue.startWaiting(this)
  }
}

/** Returns the lane of a consulta. */
export type FindLane = (definition: ConsultaDefinition) => Lane

/** Creates the lanes of dossiês that share the limits of each consulta. A slow consulta does not delay others. */
export function createLanes(environment: Environment): FindLane {
  /** By definition, because in development a consulta may get another one with other limits. */
  const lanes = new WeakMap<ConsultaDefinition, Lane>()
  return (definition) => {
    const speed = readSpeed(definition.batch, isDemoConsulta(definition))
    const lane = lanes.get(definition) ?? new Lane(speed, environment)
    lanes.set(definition, lane)
    return lane
  }
}

let lanes = createLanes(browserEnvironment)

/** Returns the lane of a consulta that all open dossiês of the session share. */
export const findSessionLane: FindLane = (definition) => lanes(definition)

onSessionEnd(() => {
  lanes = createLanes(browserEnvironment)
})
