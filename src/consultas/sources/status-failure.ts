import { createFailure, type Failed, type Failure } from '../outcome.ts'
import { retryAfterMs } from './retry-after.ts'

/**
 * The reason that an HTTP error status stands for. A 404 that the manifest does not declare means a missing endpoint.
 */
function readReason(status: number): Failure {
  if (status === 401) return 'signed-out'
  if (status === 402) return 'no-credits'
  if (status === 403) return 'forbidden'
  if (status === 429) return 'rate-limited'
  if (status === 408) return 'timeout'
  return status === 404 || status >= 500 || status < 400 ? 'unavailable' : 'refused'
}

/** The failure that an HTTP error status stands for, with the manifest's own message where it has one. */
export function statusFailure({ status, headers }: Response, errors: Record<string, string>): Failed {
  return createFailure(readReason(status), errors[status], retryAfterMs(headers, Date.now()))
}
