/** What a run needs of the browser: its clock, timers, network and visibility. Tests inject their own. */
export type Environment = {
  now: () => number
  setTimeout: (task: () => void, ms: number) => unknown
  clearTimeout: (timer: unknown) => void
  isOnline: () => boolean
  /** Calls `listener` when the network connection comes or goes, until the function that it returns is called. */
  onNetworkChange: (listener: () => void) => () => void
  /** Whether the page is hidden: browsers throttle the timers of hidden pages. */
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

/** The manifest's examples answer without a network. */
export const browserWithoutNetwork: Environment = {
  ...browserEnvironment,
  isOnline: () => true,
  onNetworkChange: () => () => undefined,
}
