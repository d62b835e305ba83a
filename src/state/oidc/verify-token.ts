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
export async function verifyToken(
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
