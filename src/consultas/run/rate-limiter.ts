const windowMs = 60_000

/** How long to back off from a busy source that does not say how long. */
const defaultBackoffMs = 10_000

/** The longest delay that timers take. */
const longestDelayMs = 2 ** 31 - 1

/**
 * A sliding-window rate limiter: says when the next query may start. Starts are spaced evenly, there are never more
 * than `perMinute` of them in any sixty seconds, and none while a source asked for a pause.
 */
export class RateLimiter {
  readonly #perMinute: number
  /** Ring buffer of the latest `perMinute` starts; the oldest is at `#oldest`. */
  readonly #starts: number[] = []
  #oldest = 0
  #next: number | undefined
  #backoffUntil = 0

  /** Without `perMinute` starts are not limited. */
  constructor(perMinute: number | undefined) {
    this.#perMinute = perMinute ?? Number.POSITIVE_INFINITY
  }

  /** How long to wait before the next start, in milliseconds. */
  delay(now: number): number {
    const isFull = this.#starts.length === this.#perMinute
    const windowEnd = isFull ? (this.#starts[this.#oldest] ?? 0) + windowMs : 0
    return Math.max(0, (this.#next ?? now) - now, windowEnd - now, this.#backoffUntil - now)
  }

  /** Records a start. Time lost before it is made up for, `catchUpMs` of it at most. */
  recordStart(now: number, catchUpMs: number): void {
    if (!Number.isFinite(this.#perMinute)) return
    if (this.#starts.length < this.#perMinute) this.#starts.push(now)
    else {
      this.#starts[this.#oldest] = now
      this.#oldest = (this.#oldest + 1) % this.#perMinute
    }
    this.#next = Math.max(this.#next ?? now, now - catchUpMs) + windowMs / this.#perMinute
  }

  /** Lets nothing start for `ms`, as a busy source asked; a longer backoff that is under way stays. */
  backOff(now: number, ms = defaultBackoffMs): void {
    this.#backoffUntil = Math.max(this.#backoffUntil, now + Math.min(Math.max(0, ms), longestDelayMs))
  }

  /** When the backoff ends, in milliseconds since the epoch; `undefined` outside of one. */
  backoffUntil(now: number): number | undefined {
    return this.#backoffUntil > now ? this.#backoffUntil : undefined
  }
}
