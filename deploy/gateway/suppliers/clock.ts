import { setTimeout as sleep } from 'node:timers/promises'

/** Time in milliseconds. Tests replace it. */
export type Clock = { now: () => number; wait: (ms: number, signal?: AbortSignal) => Promise<unknown> }

export const systemClock: Clock = {
  now: Date.now,
  wait: (ms, signal) => sleep(ms, undefined, signal ? { signal } : {}),
}
