import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TokenExpectation, verifyAccessToken } from '@/state/oidc/verify-token.ts'

const issuer = 'https://login.example'
const now = Math.floor(Date.now() / 1000)
const good = { iss: issuer, aud: ['account', 'gateway'], sub: 'ana', exp: now + 300, roles: ['gestor'] }

let sign: (payload: JWTPayload) => Promise<string>
let signElsewhere: (payload: JWTPayload) => Promise<string>
let expected: TokenExpectation

async function createSigner() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const sign = (payload: JWTPayload) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' }).sign(privateKey)
  return { sign, jwk: { ...(await exportJWK(publicKey)), alg: 'RS256' } }
}

beforeAll(async () => {
  const [own, other] = [await createSigner(), await createSigner()]
  sign = own.sign
  signElsewhere = other.sign
  expected = { issuer, audience: 'gateway', keys: createLocalJWKSet({ keys: [own.jwk] }) }
})

describe('verifyAccessToken', () => {
  it('returns the claims of a token for the audience', async () => {
    expect(await verifyAccessToken(await sign(good), expected)).toMatchObject({ roles: ['gestor'] })
  })

  it.each([
    ['for another audience', { ...good, aud: 'graph' }, 'access-token'],
    ['without an audience', { ...good, aud: undefined }, 'access-token'],
    ['from another issuer', { ...good, iss: 'https://sts.example' }, 'access-token'],
    ['without an expiry', { ...good, exp: undefined }, 'access-token'],
    ['that has expired', { ...good, exp: now - 3600 }, 'clock'],
  ])('rejects a token %s', async (_, payload, failure) => {
    const token = await sign(JSON.parse(JSON.stringify(payload)))
    await expect(verifyAccessToken(token, expected)).rejects.toMatchObject({ failure })
  })

  it('rejects an opaque token and one with a foreign signature', async () => {
    for (const token of ['ya29.a0AfH6SMB', await signElsewhere(good)])
      await expect(verifyAccessToken(token, expected)).rejects.toMatchObject({
        failure: 'access-token',
      })
  })
})
