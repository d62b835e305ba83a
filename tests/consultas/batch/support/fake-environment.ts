import type { Environment } from '../../../../src/consultas/query/environment.ts'

/** A run’s environment on vitest’s fake timers, with a network that tests can turn off. */
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
