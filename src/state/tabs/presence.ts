import { app } from '@/generated/app.ts'

const lockName = (tabId: string) => `${app.storagePrefix}.tab.${tabId}`

/**
 * Tells the other tabs that this one is open, by holding a Web Lock with its id. The browser releases the lock
 * when the tab closes or crashes. `onGone` is called when another tab has closed.
 */
export function createPresence(onGone: (tabId: string) => void) {
  const tabId = crypto.randomUUID()
  const controller = new AbortController()
  const { signal } = controller
  const others = new Set<string>()

  /** Resolves when the lock is held. Other tabs would take a tab without its lock for closed. */
  const isHeld = new Promise<void>((resolve) => {
    const untilEnd = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release())
        resolve()
      })
    navigator.locks.request(lockName(tabId), { signal }, untilEnd).catch(() => undefined)
  })

  return {
    tabId,
    isHeld,
    /** Returns true if another tab of the login is open. */
    hasOthers: () => others.size > 0,
    /** Learns that another tab is open, and waits for its end. */
    watch(otherId: string) {
      if (otherId === tabId || others.has(otherId) || signal.aborted) return
      others.add(otherId)
      const onReleased = () => {
        others.delete(otherId)
        onGone(otherId)
      }
      navigator.locks
        .request(lockName(otherId), { mode: 'shared', signal }, onReleased)
        .catch(() => undefined)
    },
    end() {
      others.clear()
      controller.abort()
    },
  }
}

export type Presence = ReturnType<typeof createPresence>
