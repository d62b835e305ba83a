import { use } from 'react'

/** A promise that says how it stands, as React's `use` reads it: once it is settled, nothing waits for it. */
type Kept<T> = Promise<T> & { status: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** What is loaded once and kept, by name. */
export class Loads<T> {
  readonly #kept = new Map<string, Kept<T>>()

  /** Loads what is not there yet. The same promise each time; after a failure it is tried again. */
  load(name: string, start: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(name)
    if (known && known.status !== 'rejected') return known
    const started = kept(start())
    this.#kept.set(name, started)
    return started
  }

  /** For components: what is there is read at once, a failure is thrown, and all else is waited for. */
  use(name: string, start: () => Promise<T>): T {
    return use(this.#kept.get(name) ?? this.load(name, start))
  }

  clear(): void {
    this.#kept.clear()
  }
}

/** Whether a promise of these is there to be read at once. */
export const isThere = (promise: Promise<unknown>): boolean =>
  'status' in promise && promise.status === 'fulfilled'

function kept<T>(promise: Promise<T>): Kept<T> {
  const result: Kept<T> = Object.assign(promise, { status: 'pending' as const })
  result.then(
    (value) => Object.assign(result, { status: 'fulfilled', value }),
    (reason) => Object.assign(result, { status: 'rejected', reason }),
  )
  return result
}
