import { app } from '@/generated/app.ts'

/** Releases a lock. */
export type Release = () => void

const lockName = (id: string) => `${app.storagePrefix}.case.${id}`

/** Requests a lock of the browser, which it releases when the tab closes. */
function request(id: string, options: LockOptions): Promise<Release | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(lockName(id), options, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release))
        resolve(undefined)
      })
      // The caller stopped waiting.
      .catch(() => resolve(undefined))
  })
}

/** Makes this tab the only one that writes a case. Returns `undefined` if another tab writes it. */
export const tryCaseLock = (id: string): Promise<Release | undefined> => request(id, { ifAvailable: true })

/** Waits until the other tab has closed the case. Returns `undefined` after an abort. */
export const awaitCaseLock = (id: string, signal: AbortSignal): Promise<Release | undefined> =>
  request(id, { signal })
