/** The browser features that a run depends on: clock, timers, network, visibility. Tests inject their own. */
export type Environment = {
  now: () => number
  setTimeout: (task: () => void, ms: number) => unknown
  clearTimeout: (timer: unknown) => void
  isOnline: () => boolean
  /** Calls `listener` when the network connection comes or goes. Returns a function that unsubscribes. */
  onNetworkChange: (listener: () => void) => () => void
  /** Browsers throttle the timers of hidden pages. */
  isHidden: () => boolean
}

const timers: Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout'> = {
  now: () => Date.now(),
  setTimeout: (task, ms) => globalThis.setTimeout(task, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
}

export const browserEnvironment: Environment = {
  ...timers,
  isOnline: () => navigator.onLine,
  onNetworkChange: (listener) => {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
  isHidden: () => document.hidden,
}

/** The environment of runs on the manifest's examples, which need no network. */
export const browserWithoutNetwork: Environment = {
  ...browserEnvironment,
  isOnline: () => true,
  onNetworkChange: () => () => undefined,
}

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
