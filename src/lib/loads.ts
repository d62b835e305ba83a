import { use } from 'react'

/** A promise that says how it stands, as React's `use` reads it: once it is settled, nothing waits for it. */
type Kept<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** What is loaded once and kept, by name. */
export function createLoads<T>() {
  const kept = new Map<string, Kept<T>>()

  /** Loads what is not there yet. The same promise each time; after a failure it is tried again. */
  function load(name: string, start: () => Promise<T>): Promise<T> {
    const known = kept.get(name)
    if (known && known.status !== 'rejected') return known
    const started: Kept<T> = start()
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      (reason) => Object.assign(started, { status: 'rejected', reason }),
    )
    kept.set(name, started)
    return started
  }

  return {
    load,
    /** For components: what is there is read at once, a failure is thrown, and all else is waited for. */
    use: (name: string, start: () => Promise<T>): T => use(kept.get(name) ?? load(name, start)),
    clear: () => kept.clear(),
  }
}

/** Whether what is loaded is there to be read at once. */
export const isThere = ({ status }: Kept<unknown>): boolean => status === 'fulfilled'
