import { subscribe } from 'valtio/vanilla'

/** Calls `listener` at each change of a store at once. Valtio's own `subscribe` waits for the end of the task. */
export const subscribeSync = (store: object, listener: () => void): (() => void) =>
  subscribe(store, listener, true)
