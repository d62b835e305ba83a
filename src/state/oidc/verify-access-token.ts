import type { Claims } from '@manifest/contract/role-claims.ts'
import { LoginRefused } from './login-failure.ts'
import { type TokenExpectation, verifyToken } from './verify-token.ts'

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
