import { createFailure, type FailedOutcome, type FailureReason } from '../outcome.ts'

/** Returns the reason for an HTTP error status. */
function readReason(status: number): FailureReason {
  if (status === 401) return 'signed-out'
  if (status === 402) return 'no-credits'
  if (status === 403) return 'forbidden'
  if (status === 429) return 'rate-limited'
  if (status === 408) return 'timeout'
  if (status === 404) return 'no-path'
  return status >= 500 || status < 400 ? 'unavailable' : 'refused'
}

/** Returns the failure for an HTTP error status, with the manifest's own message if it has one. */
export function createStatusFailure(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  errors: Record<string, string>,
): FailedOutcome {
  return createFailure(readReason(status), errors[status], readRetryAfter(headers, Date.now()))
}

/**
 * Returns the backoff that a source sends in `Retry-After`, in ms (RFC 9110, section 10.2.3). Returns
 * `undefined` without that header, or if CORS hides it.
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1_000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
