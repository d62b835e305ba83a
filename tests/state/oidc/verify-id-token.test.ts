import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TokenExpectation, verifyIdToken } from '@/state/oidc/verify-token.ts'

const issuer = 'https://login.example'
const now = Math.floor(Date.now() / 1000)
const good = { iss: issuer, aud: 'averigua', sub: 'ana', iat: now, exp: now + 300 }

let sign: (payload: JWTPayload) => Promise<string>
let expected: TokenExpectation

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  sign = (payload) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] })
  expected = { issuer, audience: 'averigua', keys }
})

describe('verifyIdToken', () => {
  it.each([
    ['that is valid', good],
    ['from a clock slightly ahead', { ...good, iat: now + 30 }],
    ['for several audiences, requested by this app', { ...good, aud: ['averigua', 'x'], azp: 'averigua' }],
  ])('accepts a token %s', async (_, payload) => {
    await expect(verifyIdToken(await sign(payload), expected)).resolves.toBeUndefined()
  })

  it.each([
    ['for another app', { ...good, aud: 'x' }, 'untrusted'],
    ['from another issuer', { ...good, iss: 'https://x.example' }, 'untrusted'],
    ['requested by another app', { ...good, azp: 'x' }, 'untrusted'],
    ['without a subject', { ...good, sub: undefined }, 'untrusted'],
    ['that has expired', { ...good, exp: now - 3600 }, 'clock'],
    ['from the future', { ...good, iat: now + 3600 }, 'clock'],
  ])('rejects a token %s', async (_, payload, failure) => {
    const token = await sign(JSON.parse(JSON.stringify(payload)))
    await expect(verifyIdToken(token, expected)).rejects.toMatchObject({ failure })
  })

  it('rejects a token without a signature', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const token = `${part({ alg: 'none' })}.${part(good)}.`
    await expect(verifyIdToken(token, expected)).rejects.toMatchObject({ failure: 'untrusted' })
  })
})
