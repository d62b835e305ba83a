import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LoginRefused } from './login-failure.ts'

/** Accepted clock difference between this device and the provider, in seconds. */
const tolerance = 60

export type TokenExpectation = { issuer: string; clientId: string; keys: JWTVerifyGetKey }

/** Creates the provider's key set. Without a cooldown, since providers rotate keys. */
export const createKeySet = (address: string) =>
  createRemoteJWKSet(new URL(address), { cooldownDuration: 0, timeoutDuration: 10_000 })

/**
 * Verifies that the provider issued a new ID token for this app and that it is valid now (OpenID Connect
 * Core, 3.1.3.7). The client library skips these checks; it has compared the nonce. Throws LoginRefused.
 */
export async function verifyIdToken(
  token: string,
  { issuer, clientId, keys }: TokenExpectation,
): Promise<void> {
  const payload = await verifySignature(token, issuer, clientId, keys)
  if (payload.azp !== undefined && payload.azp !== clientId) throw new LoginRefused('untrusted')
  if ((payload.iat ?? 0) > Date.now() / 1000 + tolerance) throw new LoginRefused('clock')
}

async function verifySignature(token: string, issuer: string, audience: string, keys: JWTVerifyGetKey) {
  try {
    const options = { issuer, audience, clockTolerance: tolerance, requiredClaims: ['sub', 'exp', 'iat'] }
    const { payload } = await jwtVerify<JWTPayload>(token, keys, options)
    return payload
  } catch (error) {
    // The token is seconds old: `exp` and `nbf` fail only if the clocks differ.
    if (error instanceof errors.JWTExpired) throw new LoginRefused('clock')
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf')
      throw new LoginRefused('clock')
    if (error instanceof TypeError || error instanceof errors.JWKSTimeout)
      throw new LoginRefused('unreachable')
    throw new LoginRefused('untrusted')
  }
}
