/** The browser features that a run depends on: clock, timers, network, visibility. Tests inject their own. */
export type Environment = {
  now: () => number
  setTimeout: (task: () => void, ms: number) => unknown
  clearTimeout: (timer: unknown) => void
  isOnline: () => boolean
  /** Calls `listener` when the network connection comes or goes. Returns a function that unsubscribes. */
  onNetworkChange: (listener: () => void) => () => void
  /** Browsers throttle the timers of hidden pages. */
  isHidden: () => boolean
}

export const browserEnvironment: Environment = {
  now: () => Date.now(),
  setTimeout: (task, ms) => globalThis.setTimeout(task, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
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

/** The environment of runs on the manifest's examples, which need no network. */
export const browserWithoutNetwork: Environment = {
  ...browserEnvironment,
  isOnline: () => true,
  onNetworkChange: () => () => undefined,
}
