import { use } from 'react'

/** A promise that says how it stands, as React's `use` reads it: once it is settled, nothing waits for it. */
type TrackedPromise<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** What is loaded once and kept, by name. */
export function createLoadCache<T>() {
  const cache = new Map<string, TrackedPromise<T>>()

  /** Loads what is not there yet. The same promise each time; after a failure it is tried again. */
  function load(name: string, start: () => Promise<T>): Promise<T> {
    const cached = cache.get(name)
    if (cached && cached.status !== 'rejected') return cached
    const started: TrackedPromise<T> = start()
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      (reason) => Object.assign(started, { status: 'rejected', reason }),
    )
    cache.set(name, started)
    return started
  }

  return {
    load,
    /** For components: what is there is read at once, a failure is thrown, and all else is waited for. */
    use: (name: string, start: () => Promise<T>): T => use(cache.get(name) ?? load(name, start)),
    clear: () => cache.clear(),
  }
}

/** Whether what is loaded is there to be read at once. */
export const isLoaded = ({ status }: TrackedPromise<unknown>): boolean => status === 'fulfilled'
