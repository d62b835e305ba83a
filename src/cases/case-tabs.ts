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

/** A message to the other tabs. It has nothing of the contents. */
type CaseMessage = { id: string; change: 'saved' | 'deleted' }

let channel: BroadcastChannel | undefined

const listeners = new Set<(message: CaseMessage) => void>()

function openChannel(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(`${app.storagePrefix}.cases`)
  channel.onmessage = ({ data }: MessageEvent<CaseMessage>) => notifyListeners(data)
  return channel
}

const notifyListeners = (message: CaseMessage) => {
  for (const listener of listeners) listener(message)
}

/** Tells all tabs, also this one, that a stored case has changed. */
export function notifyTabs(message: CaseMessage): void {
  openChannel().postMessage(message)
  notifyListeners(message)
}

/** Calls `listener` after each change of a stored case, until the returned function is called. */
export function onCaseMessage(listener: (message: CaseMessage) => void): () => void {
  openChannel()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
