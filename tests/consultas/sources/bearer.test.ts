import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { queryHttp as QueryHttp } from '@/consultas/sources/http.ts'
import type * as AccessToken from '@/state/access-token.ts'

const source = { baseUrl: 'https://gateway.example/v1', timeoutMs: 5_000, retries: 0 }

const requests: { authorization: string | null; redirect: string | undefined }[] = []
let acceptedToken = 'new'

let queryHttp: typeof QueryHttp
let tokens: typeof AccessToken

beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_: string, { headers, redirect }: RequestInit) => {
    const authorization = new Headers(headers).get('authorization')
    requests.push({ authorization, redirect })
    return Response.json({}, { status: authorization === `Bearer ${acceptedToken}` ? 200 : 401 })
  })
  vi.doMock('../../../src/generated/sources.ts', () => ({
    sources: { mode: 'live', sources: { open: source, gateway: { ...source, auth: 'bearer' } } },
  }))
  ;({ queryHttp } = await import('@/consultas/sources/http.ts'))
  tokens = await import('@/state/access-token.ts')
})

beforeEach(() => {
  requests.length = 0
  acceptedToken = 'new'
  tokens.clearAcceptedTokens()
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

const runQuery = async (name = 'gateway') => {
  const outcome = await queryHttp(definition(name), {}, new AbortController().signal)
  return outcome.status === 'failed' ? outcome.reason : outcome.status
}

/** Logs in with a token that can be renewed or not. */
function logIn(token: string, renewed?: string) {
  let current = token
  const renew = vi.fn(async () => {
    current = renewed ?? current
    return renewed !== undefined
  })
  tokens.registerTokenProvider({ current: async () => current, renew })
  return renew
}

describe('a source that requires the token', () => {
  it('receives it and must not redirect', async () => {
    logIn('new')
    expect(await runQuery()).toBe('found')
    expect(requests).toEqual([{ authorization: 'Bearer new', redirect: 'error' }])
  })

  it('receives the request again with a renewed token after a 401, also a POST', async () => {
    logIn('old', 'new')
    expect(await runQuery()).toBe('found')
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new'])
  })

  it('receives no third request', async () => {
    acceptedToken = 'none'
    logIn('old', 'new')
    await runQuery()
    expect(requests).toHaveLength(2)
  })

  it('receives no second request without a new token', async () => {
    logIn('old')
    await runQuery()
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['renewed', 'newer'],
    ['not renewed', undefined],
  ])('refuses the login if it has accepted no token of it, %s', async (_, renewed) => {
    acceptedToken = 'none'
    logIn('new', renewed)
    const outcome = await queryHttp(definition('gateway'), {}, new AbortController().signal)
    expect(outcome).toMatchObject({ reason: 'login-refused', message: expect.stringContaining('audience') })
  })

  it('ends the session if the provider has ended it too', async () => {
    acceptedToken = 'none'
    let current: string | undefined = 'new'
    const renew = async () => {
      current = undefined
      return false
    }
    tokens.registerTokenProvider({ current: async () => current, renew })
    expect(await runQuery()).toBe('signed-out')
  })

  it.each([
    ['renewed', 'newer'],
    ['not renewed', undefined],
  ])('ends the session if it has accepted a token before, %s', async (_, renewed) => {
    logIn('new', renewed)
    expect(await runQuery()).toBe('found')
    acceptedToken = 'none'
    expect(await runQuery()).toBe('signed-out')
    tokens.clearAcceptedTokens()
    expect(await runQuery()).toBe('login-refused')
  })

  it('shares one token renewal between concurrent queries', async () => {
    const renew = logIn('old', 'new')
    expect(await Promise.all([runQuery(), runQuery(), runQuery()])).toEqual(['found', 'found', 'found'])
    expect(renew).toHaveBeenCalledTimes(1)
  })
})

describe('without a login at the provider', () => {
  const nobody = () =>
    tokens.registerTokenProvider({ current: async () => undefined, renew: async () => false })

  it('a source that requires the token receives no request', async () => {
    vi.stubEnv('VITE_AUTH_PROVIDER', 'oidc')
    nobody()
    const outcome = await queryHttp(definition('gateway'), {}, new AbortController().signal)
    expect(outcome).toMatchObject({ reason: 'signed-out', message: 'Entre na conta da empresa.' })
    expect(requests).toEqual([])
  })

  it('other sources receive requests', async () => {
    vi.stubEnv('VITE_AUTH_PROVIDER', 'oidc')
    nobody()
    await runQuery('open')
    expect(requests).toHaveLength(1)
  })

  it('a source receives requests without a token if accounts are local', async () => {
    nobody()
    expect(await runQuery()).toBe('signed-out')
    expect(requests).toEqual([{ authorization: null, redirect: undefined }])
  })
})

it('keeps the session if the token cannot be renewed because the provider is down', async () => {
  const down = () => Promise.reject(new tokens.NoAccessToken('O provedor não respondeu.'))
  tokens.registerTokenProvider({ current: down, renew: down })
  const outcome = await queryHttp(definition('gateway'), {}, new AbortController().signal)
  expect(outcome).toMatchObject({
    reason: 'no-token',
    message: 'A consulta não foi feita. O provedor não respondeu.',
  })
  expect(requests).toEqual([])
})

it('sends no token to a source that does not require it, which may redirect', async () => {
  logIn('new')
  await runQuery('open')
  expect(requests).toEqual([{ authorization: null, redirect: undefined }])
})
