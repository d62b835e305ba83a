import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Environment } from '../../batch/run/environment.ts'
import { RateLimiter } from '../../batch/run/rate-limiter.ts'
import { speedOf } from '../../batch/speed.ts'

type Entrance = { limiter: RateLimiter; concurrency: number; inside: number; queue: (() => void)[] }

/** How many queries of a consulta that says nothing of batches run side by side. */
const usualConcurrency = 4

/** How much lost time is made up for, in milliseconds. */
const catchUpMs = 500

/**
 * Lets queries in as fast as each consulta's `batch` allows, and no faster for how many dossiês share it. A slow consulta
 * keeps no other one waiting.
 */
export class StartLimits {
  readonly #environment: Environment
  readonly #entrances = new Map<string, Entrance>()

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /**
   * Resolves when a query may start, with a function to be called when it has ended. Rejects when `signal` aborts before.
   */
  enter(definition: ConsultaDefinition, signal: AbortSignal): Promise<() => void> {
    const entrance = this.#entranceOf(definition)
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const leave = () => {
        entrance.inside -= 1
        this.#letIn(entrance)
      }
      const enter = () => {
        signal.removeEventListener('abort', giveUp)
        resolve(leave)
      }
      const giveUp = () => {
        entrance.queue = entrance.queue.filter((waiting) => waiting !== enter)
        reject(signal.reason)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      entrance.queue.push(enter)
      this.#letIn(entrance)
    })
  }

  /** Lets none in for a while, as a busy source asked. */
  backOff(definition: ConsultaDefinition, ms: number | undefined): void {
    this.#entranceOf(definition).limiter.backOff(this.#environment.now(), ms)
  }

  #entranceOf(definition: ConsultaDefinition): Entrance {
    const known = this.#entrances.get(definition.id)
    if (known) return known
    const concurrency = definition.batch?.concurrency ?? usualConcurrency
    const limiter = new RateLimiter(speedOf(definition).perMinute)
    const entrance: Entrance = { limiter, concurrency, inside: 0, queue: [] }
    this.#entrances.set(definition.id, entrance)
    return entrance
  }

  #letIn(entrance: Entrance) {
    const { now, setTimeout } = this.#environment
    while (entrance.inside < entrance.concurrency && entrance.queue.length > 0) {
      const delay = entrance.limiter.delay(now())
      if (delay > 0) {
        setTimeout(() => this.#letIn(entrance), Math.ceil(delay))
        return
      }
      entrance.limiter.recordStart(now(), catchUpMs)
      entrance.inside += 1
      entrance.queue.shift()?.()
    }
  }
}
