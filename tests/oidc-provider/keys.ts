import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'

/** Creates a signing key with its private part. */
export async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' }
}

/** Signs a token with any payload. */
export async function sign(payload: JWTPayload, key: JWK): Promise<string> {
  const header = { alg: 'RS256', ...(key.kid ? { kid: key.kid } : {}) }
  return new SignJWT(payload).setProtectedHeader(header).sign(await importJWK(key, 'RS256'))
}
