import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'

/** A key for signatures, private part included. */
export async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' }
}

/** A token of any content, with a signature that holds. */
export async function sign(payload: JWTPayload, key: JWK): Promise<string> {
  const header = { alg: 'RS256', ...(key.kid ? { kid: key.kid } : {}) }
  return new SignJWT(payload).setProtectedHeader(header).sign(await importJWK(key, 'RS256'))
}
