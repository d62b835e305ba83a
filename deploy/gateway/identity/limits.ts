import { Refusal } from '../server/exchange.ts'

/** The maximum number of requests per window of `ms` milliseconds. */
export type Limit = { count: number; ms: number }

/**
 * Returns a function that counts the requests of each client per window. `now` returns milliseconds.
 *
 * @throws Refusal with `Retry-After` in seconds if a client exceeds the limit.
 */
export function createLimiter({ count, ms }: Limit, now: () => number = Date.now): (client: string) => void {
  const windows = new Map<string, { since: number; requestCount: number }>()
  let sweptAt = now()
  /** Removes the windows that are over. It runs once a window, so that most requests do not loop over all clients. */
  function sweep(at: number): void {
    if (at - sweptAt < ms) return
    sweptAt = at
    for (const [name, { since }] of windows) if (at - since >= ms) windows.delete(name)
  }
  return (client) => {
    const at = now()
    sweep(at)
    const known = windows.get(client)
    const window = known && at - known.since < ms ? known : { since: at, requestCount: 0 }
    windows.set(client, window)
    window.requestCount += 1
    if (window.requestCount <= count) return
    const seconds = Math.ceil((window.since + ms - at) / 1000)
    throw new Refusal(429, `O limite de pedidos foi atingido: tente de novo em ${seconds} s`, {
      headers: { 'retry-after': String(seconds) },
    })
  }
}
