import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { queryHttp as QueryHttp } from '@/consultas/sources/http.ts'
import type * as AccessToken from '@/state/access-token.ts'

const source = { baseUrl: 'https://gateway.example/v1', timeoutMs: 5_000, retries: 0 }

const asked: { authorization: string | null; redirect: string | undefined }[] = []
let accepted = 'new'

let queryHttp: typeof QueryHttp
let tokens: typeof AccessToken

beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_: string, { headers, redirect }: RequestInit) => {
    const authorization = new Headers(headers).get('authorization')
    asked.push({ authorization, redirect })
    return Response.json({}, { status: authorization === `Bearer ${accepted}` ? 200 : 401 })
  })
  vi.doMock('../../../src/generated/sources.ts', () => ({
    sources: { mode: 'live', sources: { open: source, gateway: { ...source, auth: 'bearer' } } },
  }))
  ;({ queryHttp } = await import('@/consultas/sources/http.ts'))
  tokens = await import('@/state/access-token.ts')
})

beforeEach(() => {
  asked.length = 0
  accepted = 'new'
  tokens.forgetAccepted()
})

afterEach(() => vi.unstubAllEnvs())

const definition = (name: string) =>
  ({
    request: { source: name, post: '/cpf', body: {}, errors: { 401: 'Entre na conta da empresa.' } },
    example: {},
    examples: [],
    fields: [],
    result: [],
  }) as unknown as ConsultaDefinition

const ask = async (name = 'gateway') => {
  const outcome = await queryHttp(definition(name), {}, new AbortController().signal)
  return outcome.status === 'failed' ? outcome.reason : outcome.status
}

/** Somebody who is logged in, with a token that can be replaced or not. */
function logIn(token: string, renewed?: string) {
  let current = token
  const renew = vi.fn(async () => {
    current = renewed ?? current
    return renewed !== undefined
  })
  tokens.registerTokenSource({ current: async () => current, renew })
  return renew
}

describe('a source that asks for the token', () => {
  it('is sent it, and may not redirect', async () => {
    logIn('new')
    expect(await ask()).toBe('found')
    expect(asked).toEqual([{ authorization: 'Bearer new', redirect: 'error' }])
  })

  it('is asked once more, a post too, with a new one where it refuses', async () => {
    logIn('old', 'new')
    expect(await ask()).toBe('found')
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new'])
  })

  it('is asked no third time', async () => {
    accepted = 'none'
    logIn('old', 'new')
    await ask()
    expect(asked).toHaveLength(2)
  })

  it('is not asked again without a new one', async () => {
    logIn('old')
    await ask()
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['renewed', 'newer'],
    ['not renewed', undefined],
  ])('refuses the login where it has accepted no token of it, %s', async (_, renewed) => {
    accepted = 'none'
    logIn('new', renewed)
    const outcome = await queryHttp(definition('gateway'), {}, new AbortController().signal)
    expect(outcome).toMatchObject({ reason: 'login-refused', message: expect.stringContaining('audience') })
  })

  it('has ended the session that the provider has ended too', async () => {
    accepted = 'none'
    let current: string | undefined = 'new'
    const renew = async () => {
      current = undefined
      return false
    }
    tokens.registerTokenSource({ current: async () => current, renew })
    expect(await ask()).toBe('signed-out')
  })

  it.each([
    ['renewed', 'newer'],
    ['not renewed', undefined],
  ])('has ended the session where it has accepted one before, %s', async (_, renewed) => {
    logIn('new', renewed)
    expect(await ask()).toBe('found')
    accepted = 'none'
    expect(await ask()).toBe('signed-out')
    tokens.forgetAccepted()
    expect(await ask()).toBe('login-refused')
  })

  it('has the token renewed once by those who ask side by side', async () => {
    const renew = logIn('old', 'new')
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['found', 'found', 'found'])
    expect(renew).toHaveBeenCalledTimes(1)
  })
})

describe('where nobody is logged in at the provider', () => {
  const nobody = () =>
    tokens.registerTokenSource({ current: async () => undefined, renew: async () => false })

  it('a source that asks for the token is not asked at all', async () => {
    vi.stubEnv('VITE_AUTH_PROVIDER', 'oidc')
    nobody()
    const outcome = await queryHttp(definition('gateway'), {}, new AbortController().signal)
    expect(outcome).toMatchObject({ reason: 'signed-out', message: 'Entre na conta da empresa.' })
    expect(asked).toEqual([])
  })

  it('the others are', async () => {
    vi.stubEnv('VITE_AUTH_PROVIDER', 'oidc')
    nobody()
    await ask('open')
    expect(asked).toHaveLength(1)
  })

  it('with accounts of the browser it is asked without one', async () => {
    nobody()
    expect(await ask()).toBe('signed-out')
    expect(asked).toEqual([{ authorization: null, redirect: undefined }])
  })
})

it('a token that cannot be renewed, since the provider is down, ends no session', async () => {
  const down = () => Promise.reject(new tokens.NoAccessToken('O provedor não respondeu.'))
  tokens.registerTokenSource({ current: down, renew: down })
  const outcome = await queryHttp(definition('gateway'), {}, new AbortController().signal)
  expect(outcome).toMatchObject({
    reason: 'no-token',
    message: 'A consulta não foi feita. O provedor não respondeu.',
  })
  expect(asked).toEqual([])
})

it('a source that does not ask for the token is sent none, and may redirect', async () => {
  logIn('new')
  await ask('open')
  expect(asked).toEqual([{ authorization: null, redirect: undefined }])
})
