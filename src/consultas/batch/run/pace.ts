const windowMs = 60_000

/** Says when the next consulta may start: evenly spaced, and never more than `perMinute` in any sixty seconds. */
export class Pace {
  readonly #perMinute: number
  /** When the latest ones started, `perMinute` of them at most, from `#oldest` on in a circle. */
  readonly #starts: number[] = []
  #oldest = 0
  #next: number | undefined

  /** Without a figure nothing is held back. */
  constructor(perMinute: number | undefined) {
    this.#perMinute = perMinute ?? Number.POSITIVE_INFINITY
  }

  /** How long to wait before the next start, in milliseconds. */
  wait(now: number): number {
    const full = this.#starts.length === this.#perMinute
    const freed = full ? (this.#starts[this.#oldest] ?? 0) + windowMs : 0
    return Math.max(0, (this.#next ?? now) - now, freed - now)
  }

  /** Notes a start. Time that was lost is made up for, `catchUpMs` of it at most. */
  take(now: number, catchUpMs: number): void {
    if (!Number.isFinite(this.#perMinute)) return
    if (this.#starts.length < this.#perMinute) this.#starts.push(now)
    else {
      this.#starts[this.#oldest] = now
      this.#oldest = (this.#oldest + 1) % this.#perMinute
    }
    this.#next = Math.max(this.#next ?? now, now - catchUpMs) + windowMs / this.#perMinute
  }
}
