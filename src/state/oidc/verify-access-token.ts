import type { Claims } from '@manifest/contract/role-claims.ts'
import { LoginRefused } from './login-failure.ts'
import { type TokenExpectation, verifyToken } from './verify-token.ts'

/**
 * Returns the claims of an access token that the provider issued to this user for the configured audience.
 * Throws LoginRefused: `access-token` if the roles cannot be read from it, as from an opaque token.
 */
export async function verifyAccessToken(
  token: string,
  expected: TokenExpectation,
  subject: string,
): Promise<Claims> {
  try {
    const claims = await verifyToken(token, expected, ['sub', 'exp'])
    if (claims.sub === subject) return claims
  } catch (error) {
    const isOfToken = error instanceof LoginRefused && error.failure === 'untrusted'
    if (!isOfToken) throw error
  }
  throw new LoginRefused('access-token')
}
