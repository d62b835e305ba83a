import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LoginRefused } from './login-failure.ts'

/** How far the clocks of this device and of the provider may be apart, in seconds. */
const tolerance = 60

export type TokenExpectation = { issuer: string; clientId: string; keys: JWTVerifyGetKey }

/** The provider's keys. One that is not known yet is asked for at once: providers rotate them. */
export const createKeySet = (address: string) =>
  createRemoteJWKSet(new URL(address), { cooldownDuration: 0, timeoutDuration: 10_000 })

/**
 * Whether an ID token that has just come is the provider's, meant for this app and valid now (OpenID Connect Core,
 * 3.1.3.7): the client library reads it unchecked. Throws LoginRefused. The nonce has been compared before.
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
    // It was issued a moment ago: neither can be true where the clocks agree.
    if (error instanceof errors.JWTExpired) throw new LoginRefused('clock')
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf')
      throw new LoginRefused('clock')
    if (error instanceof TypeError || error instanceof errors.JWKSTimeout)
      throw new LoginRefused('unreachable')
    throw new LoginRefused('untrusted')
  }
}
