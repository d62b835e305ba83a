import type { Environment } from '../../../../src/consultas/run/environment.ts'

/** What a run needs, on the clock of the tests (vitest's fake timers, or a faster one) and with a network to unplug. */
export function fakeEnvironment() {
  const listeners = new Set<() => void>()
  const state = { isOnline: true, isHidden: false }
  const environment: Environment = {
    now: () => Date.now(),
    setTimeout: (task, ms) => setTimeout(task, ms),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    isOnline: () => state.isOnline,
    isHidden: () => state.isHidden,
    onNetworkChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const setOnline = (isOnline: boolean) => {
    state.isOnline = isOnline
    for (const listener of listeners) listener()
  }
  return { environment, state, setOnline, listeners }
}
