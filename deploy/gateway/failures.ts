import { Refusal, type Reply } from './exchange.ts'

/** A share, from 0 to 1, of the requests that are answered with a status of failure instead. */
export type Failure = { status: number; share: number }

/**
 * The failure that is a request's lot; `undefined` where it is answered. Shares are of all requests: of 503:0.1 and
 * 429:0.1, eight of ten are answered.
 */
export function drawFailure(
  failures: readonly Failure[],
  random: () => number = Math.random,
): Reply | undefined {
  let remaining = random()
  for (const { status, share } of failures) {
    if (remaining < share) return buildFailure(status)
    remaining -= share
  }
  return undefined
}

const buildFailure = (status: number): Reply =>
  new Refusal(status, 'Falha pedida com --fail', status === 429 ? { headers: { 'retry-after': '1' } } : {})
    .reply
