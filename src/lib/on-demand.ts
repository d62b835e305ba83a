import { use } from 'react'

/** A promise with the fields that React's `use` reads. A settled one does not suspend. */
type TrackedPromise<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** A module or other value that is loaded when it is first needed. */
export type OnDemand<T> = {
  /** Loads the value. Each call returns the same promise. After a failure the next call tries again. */
  load: () => Promise<T>
  /** Starts loading, and ignores a failure. */
  preload: () => void
  /** Returns the value, or `undefined` until it is loaded. */
  loaded: () => T | undefined
  /** For components: suspends until the value is loaded. Throws if loading failed. */
  use: () => T
}

/** Creates a value that `start` loads when it is first needed. */
export function onDemand<T>(start: () => Promise<T>): OnDemand<T> {
  let current: TrackedPromise<T> | undefined
  const load = () => {
    if (!current || current.status === 'rejected') current = track(start())
    return current
  }
  return {
    load,
    preload: () => void load().catch(() => undefined),
    loaded: () => current?.value,
    use: () => use<T>((current ?? load()) as Promise<T>),
  }
}

function track<T>(promise: TrackedPromise<T>): TrackedPromise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => Object.assign(promise, { status: 'rejected', reason }),
  )
  return promise
}

/** Returns true if the promise of `load` is fulfilled. */
export const isLoaded = ({ status }: TrackedPromise<unknown>): boolean => status === 'fulfilled'

/** Creates a cache of values that are loaded on demand. */
export function createOnDemandCache<T>() {
  const cache = new Map<string, OnDemand<T>>()
  return {
    get(key: string, start: () => Promise<T>): OnDemand<T> {
      const cached = cache.get(key) ?? onDemand(start)
      cache.set(key, cached)
      return cached
    },
    clear: () => cache.clear(),
  }
}
