import type { JWTPayload } from 'jose'

/** In milliseconds. */
const keepMs = 30_000

/** With more tokens the oldest is removed, and checked again at its next request. */
const maxTokens = 5_000

/**
 * Caches the claims of verified tokens for half a minute, and never past their expiry. To check a signature costs as much as the
 * rest of a request. `clockTolerance` is in seconds.
 */
export function createVerifiedTokens(clockTolerance: number, now: () => number = Date.now) {
  const known = new Map<string, { claims: JWTPayload; until: number }>()
  return {
    find(token: string): JWTPayload | undefined {
      const found = known.get(token)
      if (!found || found.until > now()) return found?.claims
      known.delete(token)
      return undefined
    },
    add(token: string, claims: JWTPayload): void {
      const [oldest] = known.keys()
      if (known.size >= maxTokens && oldest !== undefined) known.delete(oldest)
      const expiry = ((claims.exp ?? 0) + clockTolerance) * 1000
      known.set(token, { claims, until: Math.min(now() + keepMs, expiry) })
    },
    /** Removes all tokens, because the provider's keys are read again. */
    clear: () => known.clear(),
  }
}
