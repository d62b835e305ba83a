/**
 * The backoff that a source asks for, in milliseconds: `Retry-After` in seconds or as a date (RFC 9110, section
 * 10.2.3). `undefined` without one, or where another origin does not let us read it.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1_000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
