import { Refusal, type Reply } from './exchange.ts'

/** A status and the share of requests, from 0 to 1, that fail with it. */
export type Failure = { status: number; share: number }

/**
 * Draws a failure for a request, or `undefined`. Shares are of all requests: with 503:0.1 and 429:0.1, eight
 * of ten succeed.
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
