import { type Failed, type Failure, failed } from '../outcome.ts'
import { retryAfterMs } from './retry-after.ts'

/** What an HTTP status that is no success means. A 404 that the manifest does not declare says that the endpoint is not there. */
function reasonOf(status: number): Failure {
  if (status === 401) return 'signed-out'
  if (status === 429) return 'rate-limited'
  if (status === 408) return 'timeout'
  return status === 404 || status >= 500 || status < 400 ? 'unavailable' : 'refused'
}

/** The failure that a status stands for, in the manifest's words where it has some. */
export function statusFailure({ status, headers }: Response, errors: Record<string, string>): Failed {
  return failed(reasonOf(status), errors[status], retryAfterMs(headers, Date.now()))
}
