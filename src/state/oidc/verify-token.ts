import type { Claims } from '@manifest/contract/role-claims.ts'
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LoginRefused } from './login-failure.ts'

/** Accepted clock difference between this device and the provider, in seconds. */
export const tolerance = 60

export type TokenExpectation = { issuer: string; audience: string; keys: JWTVerifyGetKey }

/** Creates the provider's key set. Without a cooldown, since providers rotate keys. */
export const createKeySet = (address: string) =>
  createRemoteJWKSet(new URL(address), { cooldownDuration: 0, timeoutDuration: 10_000 })

/**
 * Returns the claims of a token after checking its signature, issuer, audience and expiry. Throws
 * LoginRefused.
 */
async function verifyToken(
  token: string,
  { issuer, audience, keys }: TokenExpectation,
  requiredClaims: string[],
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify<JWTPayload>(token, keys, {
      issuer,
      audience,
      clockTolerance: tolerance,
      requiredClaims,
    })
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

/**
 * Returns the claims of an access token that the provider issued for the configured audience. Its subject is
 * not compared: Entra ID gives a user another one for each application. Throws LoginRefused: `access-token`
 * if the roles cannot be read from it, as from an opaque token.
 */
export async function verifyAccessToken(token: string, expected: TokenExpectation): Promise<Claims> {
  try {
    return await verifyToken(token, expected, ['exp'])
  } catch (error) {
    const isOfToken = error instanceof LoginRefused && error.failure === 'untrusted'
    throw isOfToken ? new LoginRefused('access-token') : error
  }
}

/**
 * Verifies that the provider issued a new ID token for this app and that it is valid now (OpenID Connect
 * Core, 3.1.3.7). The client library skips these checks; it has compared the nonce. Throws LoginRefused.
 */
export async function verifyIdToken(token: string, expected: TokenExpectation): Promise<void> {
  const payload = await verifyToken(token, expected, ['sub', 'exp', 'iat'])
  if (payload.azp !== undefined && payload.azp !== expected.audience) throw new LoginRefused('untrusted')
  if ((payload.iat ?? 0) > Date.now() / 1000 + tolerance) throw new LoginRefused('clock')
}
