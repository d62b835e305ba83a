import { setTimeout as wait } from 'node:timers/promises'

const minuteMs = 60_000

type PaceClock = { now(): number; wait(ms: number): Promise<unknown> }

const realClock: PaceClock = { now: () => performance.now(), wait: (ms) => wait(ms) }

/**
 * Spaces questions evenly: resolves when the next one may start, so that no minute has more than `perMinute` of them.
 * What another consulta has just asked counts too, since a source counts all.
 */
export function createRateLimiter({
  now,
  wait,
}: PaceClock = realClock): (perMinute: number) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  return async (perMinute) => {
    const delay = last + minuteMs / perMinute - now()
    if (delay > 0) await wait(delay)
    last = now()
  }
}
