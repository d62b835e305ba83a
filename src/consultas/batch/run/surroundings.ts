/** What a run needs of the browser; a test gives its own. */
export type Surroundings = {
  now: () => number
  setTimeout: (task: () => void, ms: number) => unknown
  clearTimeout: (timer: unknown) => void
  isOnline: () => boolean
  /** Calls `listener` when the network comes or goes, until what it gives back is called. */
  onNetworkChange: (listener: () => void) => () => void
  /** Browsers slow down the timers of pages that nobody sees. */
  isHidden: () => boolean
}

const timers: Pick<Surroundings, 'now' | 'setTimeout' | 'clearTimeout'> = {
  now: () => Date.now(),
  setTimeout: (task, ms) => globalThis.setTimeout(task, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
}

export const browser: Surroundings = {
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

/** The manifest's examples answer without a network. */
export const browserWithoutNetwork: Surroundings = {
  ...browser,
  isOnline: () => true,
  onNetworkChange: () => () => undefined,
}
