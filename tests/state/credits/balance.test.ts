import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from '../../support/wait-for.ts'
import { store } from '../support/storage.ts'

const fetched = vi.fn<typeof fetch>()

/** Loads the module as after a page load by a user, with a live source. */
async function load() {
  vi.resetModules()
  vi.stubEnv('VITE_SOURCES_MODE', 'live')
  vi.stubGlobal('fetch', fetched)
  store('auth', true)
  store('login', 'login')
  store('profile', { nome: 'Ana', sobrenome: '', email: 'ana@exemplo.com.br' })
  return {
    ...(await import('@/state/credits/balance.ts')),
    ...(await import('@/state/session.ts')),
    ...(await import('@/state/access-token.ts')),
  }
}

const answer =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })

beforeEach(() => {
  localStorage.clear()
  fetched.mockReset()
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('reads the balance where the manifest says', async () => {
  const { balance, refreshBalance, readLowBalance } = await load()
  fetched.mockImplementation(answer({ saldo: 12.5 }))
  await refreshBalance()
  const [url, options] = fetched.mock.calls[0] ?? []
  expect(String(url)).toMatch(/\/creditos$/)
  expect(options?.headers).toMatchObject({
    'X-Request-Id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'X-Client-Version': expect.any(String),
  })
  expect(balance.current).toEqual({ status: 'known', credits: 12.5 })
  expect(readLowBalance(balance.current)).toBe(12.5)
})

it.each([
  ['an error status', answer({ mensagem: 'Fora do ar' }, 503)],
  ['an answer without it', answer({})],
  ['a text in its place', answer({ saldo: '12' })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('is unknown, and neither zero nor low, after %s', async (_reason, reply) => {
  const { balance, refreshBalance, readLowBalance } = await load()
  fetched.mockImplementation(reply)
  await refreshBalance()
  expect(balance.current).toEqual({ status: 'failed' })
  expect(readLowBalance(balance.current)).toBeUndefined()
})

it('renews a refused token once', async () => {
  const { balance, refreshBalance, registerTokenProvider } = await load()
  let token = 'old'
  registerTokenProvider({
    current: async () => token,
    renew: async () => {
      token = 'new'
      return true
    },
  })
  fetched.mockImplementation(async (_url, options) =>
    new Headers(options?.headers).get('authorization') === 'Bearer new'
      ? Response.json({ saldo: 3 })
      : new Response(null, { status: 401 }),
  )
  await refreshBalance()
  expect(balance.current).toEqual({ status: 'known', credits: 3 })
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('forgets the balance at the end of the session, also one that arrives later', async () => {
  const { balance, refreshBalance, endSession } = await load()
  const replies: ((response: Response) => void)[] = []
  fetched.mockImplementation(() => new Promise((resolve) => replies.push(resolve)))
  const refreshing = refreshBalance()
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  endSession()
  for (const reply of replies) reply(Response.json({ saldo: 9 }))
  await refreshing
  expect(balance.current).toEqual({ status: 'unknown' })
})
