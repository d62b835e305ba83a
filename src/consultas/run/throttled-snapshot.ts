import type { Environment } from './environment.ts'

type ThrottledSnapshotOptions<T> = {
  /** Computes the current state; each call returns a new object. */
  compute: () => T
  /** The least time between two updates by `updateSoon`, in milliseconds. */
  throttleMs: number
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>
}

/** A state that changes often, made observable: its listeners are notified of changes with a throttle. */
export class ThrottledSnapshot<T> {
  readonly #options: ThrottledSnapshotOptions<T>
  readonly #listeners = new Set<() => void>()
  #current: T
  #timer: unknown

  constructor(options: ThrottledSnapshotOptions<T>) {
    this.#options = options
    this.#current = options.compute()
  }

  /** The latest snapshot: the same object until an update, as `useSyncExternalStore` needs it. */
  get = (): T => this.#current

  /** Calls `listener` after every update, until the function that it returns is called. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Updates at once, and drops an update that is scheduled. */
  update(): void {
    const { compute, environment } = this.#options
    environment.clearTimeout(this.#timer)
    this.#timer = undefined
    this.#current = compute()
    for (const listener of this.#listeners) listener()
  }

  /** Schedules an update, unless one is scheduled already. */
  updateSoon(): void {
    const { environment, throttleMs } = this.#options
    this.#timer ??= environment.setTimeout(() => this.update(), throttleMs)
  }

  /** Forgets all listeners. */
  clear(): void {
    this.#listeners.clear()
  }
}
