import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'

const windowMs = 60_000

/** The backoff after a `rate-limited` failure without `Retry-After`. */
const defaultBackoffMs = 10_000

/** The longest delay that browser timers support. */
const longestDelayMs = 2 ** 31 - 1

/**
 * A sliding-window rate limiter. It spaces starts evenly, allows at most `perMinute` of them in any 60
 * seconds, and none during a backoff.
 */
export class RateLimiter {
  readonly #perMinute: number
  readonly #starts: number[] = []
  #oldest = 0
  #next: number | undefined
  #backoffUntil = 0

  /** Without `perMinute` there is no limit. */
  constructor(perMinute: number | undefined) {
    this.#perMinute = perMinute ?? Number.POSITIVE_INFINITY
  }

  /** Returns the wait before the next start, in ms. */
  msUntilNextStart(now: number): number {
    const isFull = this.#starts.length === this.#perMinute
    const windowEnd = isFull ? (this.#starts[this.#oldest] ?? 0) + windowMs : 0
    return Math.max(0, (this.#next ?? now) - now, windowEnd - now, this.#backoffUntil - now)
  }

  /** Records a start. The schedule catches up at most `catchUpMs` of lost time. */
  recordStart(now: number, catchUpMs: number): void {
    if (!Number.isFinite(this.#perMinute)) return
    if (this.#starts.length < this.#perMinute) this.#starts.push(now)
    else {
      this.#starts[this.#oldest] = now
      this.#oldest = (this.#oldest + 1) % this.#perMinute
    }
    this.#next = Math.max(this.#next ?? now, now - catchUpMs) + windowMs / this.#perMinute
  }

  /** Blocks all starts for `ms`. A longer backoff in progress stays. */
  backOff(now: number, ms = defaultBackoffMs): void {
    this.#backoffUntil = Math.max(this.#backoffUntil, now + Math.min(Math.max(0, ms), longestDelayMs))
  }

  /** Returns the end of the backoff in ms since the epoch; `undefined` if there is none. */
  backoffUntil(now: number): number | undefined {
    return this.#backoffUntil > now ? this.#backoffUntil : undefined
  }
}

export type BatchSpeed = { perMinute: number | undefined; concurrency: number; isDemo: boolean }

/** The default of the schema, for a consulta or a dossiê without a batch. */
const defaultConcurrency = 4

/** Returns the limits of a batch. The manifest's examples have no rate limit. */
export const readSpeed = (
  { perMinute, concurrency = defaultConcurrency }: Partial<NonNullable<ConsultaDefinition['batch']>> = {},
  isDemo: boolean,
): BatchSpeed => ({ perMinute: isDemo ? undefined : perMinute, concurrency, isDemo })
