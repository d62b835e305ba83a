import { beforeEach, describe, expect, it, vi } from 'vitest'
import { authSettings } from '@/generated/auth.ts'
import { requireValue } from '../../support/require-value.ts'

const settings = requireValue(authSettings.oidc)
const endpoint = 'https://login.example/logout?realm=a'
const home = new URL('/', location.origin).href

type Claims = { login_hint?: string; sid?: string }

/** Builds the address for a manifest with more keys, and returns its parameters. */
async function logOut(oidc: Partial<typeof settings>, token?: string, claims: Claims = {}) {
  vi.doMock('@/generated/auth.ts', () => ({
    authSettings: { ...authSettings, oidc: { ...settings, ...oidc } },
  }))
  const { buildLogoutUrl } = await import('@/state/oidc/logout.ts')
  const profile = { sub: 'ana', iss: 'x', aud: 'estante', exp: 1, iat: 1, ...claims }
  const url = buildLogoutUrl(endpoint, token === undefined ? null : { id_token: token, profile })
  return { url, parameters: Object.fromEntries(new URL(url).searchParams) }
}

beforeEach(() => vi.resetModules())

const standard = { realm: 'a', client_id: 'estante', post_logout_redirect_uri: home }

describe('the address of the logout', () => {
  it('has the ID token and the client', async () => {
    const { parameters } = await logOut({}, 'eyJ.short', { sid: 's-1' })
    expect(parameters).toEqual({ ...standard, logout_hint: 's-1', id_token_hint: 'eyJ.short' })
  })

  it('leaves out a token that would make it longer than 2,000 characters', async () => {
    const { url, parameters } = await logOut({}, 'e'.repeat(9_000), { login_hint: 'O.CiQ', sid: 's-1' })
    expect(parameters).toEqual({ ...standard, logout_hint: 'O.CiQ' })
    expect(url.length).toBeLessThan(2_000)
  })

  it('is the same without a user', async () => {
    expect((await logOut({})).parameters).toEqual(standard)
  })

  it('has only the client and the return address at a provider with its own parameter', async () => {
    const { parameters } = await logOut({ logoutParam: 'logout_uri' }, 'eyJ.short', { sid: 's-1' })
    expect(parameters).toEqual({ realm: 'a', client_id: 'estante', logout_uri: home })
  })
})
