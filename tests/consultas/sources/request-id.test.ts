import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { queryHttp as QueryHttp } from '@/consultas/sources/http.ts'
import type * as AccessToken from '@/state/access-token.ts'

const source = { timeoutMs: 5_000, retries: 0, credentials: 'omit' }

/** The `X-Request-Id` and the `X-Client-Version` of each request. */
const sent: { id: string | null; version: string | null }[] = []

/** Answers the requests in turn; the last answer repeats. */
let replies: (() => Promise<Response>)[] = []

let queryHttp: typeof QueryHttp
let tokens: typeof AccessToken

beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const all = new Headers(headers)
    sent.push({ id: all.get('x-request-id'), version: all.get('x-client-version') })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    return reply?.()
  })
  vi.doMock('../../../src/generated/sources.ts', () => ({
    sources: {
      mode: 'live',
      sources: {
        gateway: { ...source, baseUrl: 'https://gateway.example', auth: 'bearer' },
        patient: { ...source, baseUrl: 'https://patient.example', retries: 1 },
        public: { ...source, baseUrl: 'https://public.example', audit: false },
      },
    },
  }))
  ;({ queryHttp } = await import('@/consultas/sources/http.ts'))
  tokens = await import('@/state/access-token.ts')
})

afterAll(() => void vi.unstubAllGlobals())

beforeEach(() => {
  sent.length = 0
  replies = [async () => Response.json({ nome: 'Ana' })]
})

const definition = (name: string, fallback: string[] = []) =>
  ({
    request: {
      source: name,
      get: '/cpf',
      notFound: { status: 404 },
      fallback: fallback.map((one) => ({ source: one, get: '/cpf' })),
    },
    example: { nome: 'Ana' },
    examples: [],
    fields: [],
    result: [{ block: 'fields', items: [{ label: 'Nome', value: 'nome' }] }],
  }) as unknown as ConsultaDefinition

const query = (name = 'gateway', fallback?: string[]) =>
  queryHttp(definition(name, fallback), {}, new AbortController().signal)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const status = (code: number) => async () => Response.json({}, { status: code })

it.each([
  ['found', async () => Response.json({ nome: 'Ana' })],
  ['incomplete', async () => Response.json({ nome: null })],
  ['not-found', status(404)],
  ['failed', status(503)],
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('an outcome has the id that its source received: %s', async (expected, reply) => {
  replies = [reply]
  const outcome = await query()
  expect(outcome.status).toBe(expected)
  expect(outcome.requestId).toMatch(uuid)
  expect(sent).toEqual([{ id: outcome.requestId, version: 'desenvolvimento' }])
})

it('two queries have different ids', async () => {
  const [first, second] = [await query(), await query()]
  expect(first.requestId).not.toBe(second.requestId)
})

it('a retry has an id of its own, which the outcome has', async () => {
  replies = [status(503), status(503)]
  const outcome = await query('patient')
  expect(sent).toHaveLength(2)
  expect(sent[0]?.id).not.toBe(sent[1]?.id)
  expect(outcome.requestId).toBe(sent[1]?.id)
})

it('the request with a renewed token has an id of its own, which the outcome has', async () => {
  let token = 'old'
  tokens.registerTokenProvider({
    current: async () => token,
    renew: async () => {
      token = 'new'
      return true
    },
  })
  replies = [status(401), status(503)]
  const outcome = await query()
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
  expect(outcome.requestId).toBe(sent[1]?.id)
})

it('the failure of all sources has the id of the first one', async () => {
  replies = [status(503), status(500)]
  const outcome = await query('gateway', ['patient'])
  expect(outcome.requestId).toBe(sent[0]?.id)
})

it('a source with `audit: false` receives no header, and its outcome has no id', async () => {
  const outcome = await query('public')
  expect(sent).toEqual([{ id: null, version: null }])
  expect(outcome).not.toHaveProperty('requestId')
})

it('a failure without a request has no id', async () => {
  tokens.registerTokenProvider({
    current: () => Promise.reject(new tokens.NoAccessToken('O provedor não respondeu.')),
    renew: async () => false,
  })
  const outcome = await query()
  expect(outcome).toMatchObject({ status: 'failed', reason: 'no-token' })
  expect(sent).toEqual([])
  expect(outcome).not.toHaveProperty('requestId')
})
