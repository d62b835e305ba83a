import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'

/** Starts a provider on loopback with discovery and keys. It signs any claims with its newest key. */
export async function startProvider() {
  let count = 0
  const newKey = async () => {
    count += 1
    const kid = `key-${count}`
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
  }
  let key = await newKey()
  let keyReads = 0
  const server = createServer((request, response) => {
    const isKeys = request.url === '/keys'
    if (isKeys) keyReads += 1
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isKeys ? { keys: [key.jwk] } : { issuer, jwks_uri: `${issuer}/keys` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    /** The number of times the keys were read. */
    keyReads: () => keyReads,
    /**
     * Returns an `Authorization` value with a token for `api`. `claims` and `header` override the defaults.
     */
    bearer: async (claims: JWTPayload = {}, header: Partial<JWTHeaderParameters> = {}) => {
      const now = Math.floor(Date.now() / 1000)
      const all = { iss: issuer, aud: 'api', sub: 'ana', exp: now + 300, ...claims }
      const { kid, privateKey } = key
      const jwt = new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid, ...header })
      return `Bearer ${await jwt.sign(privateKey)}`
    },
    /** Replaces the key. */
    rotate: async () => {
      key = await newKey()
    },
    stop: () => void server.close(),
  }
}
