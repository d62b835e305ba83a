import type { Environment } from './environment.ts'

type ThrottledSnapshotOptions<T> = {
  /** Computes the current state. Each call returns a new object. The first call is the first read or update. */
  compute: () => T
  /** The minimum time between two updates by `updateSoon`, in ms. */
  throttleMs: number
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>
}

/** An external store for `useSyncExternalStore` whose listeners are called with a throttle. */
export class ThrottledSnapshot<T> {
  readonly #options: ThrottledSnapshotOptions<T>
  readonly #listeners = new Set<() => void>()
  #current: T | undefined
  #timer: unknown

  constructor(options: ThrottledSnapshotOptions<T>) {
    this.#options = options
  }

  /** Returns the latest snapshot: the same object until an update. */
  get = (): T => {
    this.#current ??= this.#options.compute()
    return this.#current
  }

  /** Calls `listener` after every update. Returns a function that unsubscribes. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Updates at once, and cancels a scheduled update. */
  update(): void {
    const { compute, environment } = this.#options
    environment.clearTimeout(this.#timer)
    this.#timer = undefined
    this.#current = compute()
    for (const listener of this.#listeners) listener()
  }

  updateSoon(): void {
    const { environment, throttleMs } = this.#options
    this.#timer ??= environment.setTimeout(() => this.update(), throttleMs)
  }

  clear(): void {
    this.#listeners.clear()
  }
}
