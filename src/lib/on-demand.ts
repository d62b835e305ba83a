import { use, useEffect, useState } from 'react'

/** A promise with the fields that React's `use` reads. A settled one does not suspend. */
type TrackedPromise<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** A module or other value that is loaded when it is first needed. */
export type OnDemand<T> = {
  /** Loads the value. Each call returns the same promise. After a failure the next call tries again. */
  load: () => Promise<T>
  /** Starts loading, and ignores a failure. */
  preload: () => void
  /** Returns the value, or `undefined` until it is loaded. */
  get: () => T | undefined
  /**
   * For components: suspends until the value is loaded. If loading failed, throws and does not retry: each
   * render would start another request.
   */
  use: () => T
}

/** The loads that failed last. */
const failedLoads = new Set<() => Promise<unknown>>()

/** The loads by the reasons of their failures. */
const loadsByReason = new WeakMap<WeakKey, () => Promise<unknown>>()

/**
 * Loads again everything that failed to load. Waits only for the load that failed with `reason`, and rejects if it fails
 * again: a part that a page can do without must not block it.
 */
export async function loadFailedAgain(reason: unknown): Promise<void> {
  for (const load of failedLoads) void load()
  await loadsByReason.get(Object(reason))?.()
}

/** Creates a value that `fetchValue` loads when it is first needed. */
export function createOnDemand<T>(fetchValue: () => Promise<T>): OnDemand<T> {
  let current: TrackedPromise<T> | undefined
  const load = (): Promise<T> => {
    if (!current || current.status === 'rejected') {
      current = track(fetchValue())
      current.then(
        () => failedLoads.delete(load),
        (reason) => {
          failedLoads.add(load)
          loadsByReason.set(Object(reason), load)
        },
      )
    }
    return current
  }
  return {
    load,
    preload: () => void load().catch(() => undefined),
    get: () => current?.value,
    use: () => use<T>((current ?? load()) as Promise<T>),
  }
}

/** The handlers return nothing: returning the promise would reject the derived promise, which nobody handles. */
function track<T>(promise: TrackedPromise<T>): TrackedPromise<T> {
  promise.then(
    (value) => {
      Object.assign(promise, { status: 'fulfilled', value })
    },
    (reason) => {
      Object.assign(promise, { status: 'rejected', reason })
    },
  )
  return promise
}

/** Returns true if the promise of `load` is fulfilled. */
export const isLoaded = ({ status }: TrackedPromise<unknown>): boolean => status === 'fulfilled'

/** Creates a cache of values that are loaded on demand. */
export function createOnDemandCache<T>() {
  const cache = new Map<string, OnDemand<T>>()
  return {
    get(key: string, fetchValue: () => Promise<T>): OnDemand<T> {
      const cached = cache.get(key) ?? createOnDemand(fetchValue)
      cache.set(key, cached)
      return cached
    },
    clear: () => cache.clear(),
  }
}

/**
 * Loads the value when `isWanted` becomes true. Returns `undefined` until it is loaded. It neither suspends nor throws: after a
 * failure it calls `onFailure`, and tries again the next time.
 */
export function useOnDemand<T>(
  { load, get }: OnDemand<T>,
  isWanted: boolean,
  onFailure: () => void = () => undefined,
): T | undefined {
  const [value, setValue] = useState(() => (isWanted ? get() : undefined))
  useEffect(() => {
    if (isWanted && !value) load().then((loaded) => setValue(() => loaded), onFailure)
  }, [isWanted])
  return value
}
