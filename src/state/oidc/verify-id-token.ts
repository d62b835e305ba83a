import { LoginRefused } from './login-failure.ts'
import { type TokenExpectation, tolerance, verifyToken } from './verify-token.ts'

/**
 * Verifies that the provider issued a new ID token for this app and that it is valid now (OpenID Connect
 * Core, 3.1.3.7). The client library skips these checks; it has compared the nonce. Throws LoginRefused.
 */
export async function verifyIdToken(token: string, expected: TokenExpectation): Promise<void> {
  const payload = await verifyToken(token, expected, ['sub', 'exp', 'iat'])
  if (payload.azp !== undefined && payload.azp !== expected.audience) throw new LoginRefused('untrusted')
  if ((payload.iat ?? 0) > Date.now() / 1000 + tolerance) throw new LoginRefused('clock')
}
