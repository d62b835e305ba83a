import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { queryHttp as QueryHttp } from '../../../src/consultas/sources/http.ts'

type ReplyHandler = (response: ServerResponse, request: IncomingMessage) => void

const json =
  (body: unknown, status = 200): ReplyHandler =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** The replies of the test server, by the first segment of the path: one source each. */
const replies: Record<string, ReplyHandler> = {}
const requests: string[] = []

const server = createServer((request, response) => {
  const url = request.url ?? ''
  requests.push(`${request.method} ${url}`)
  replies[url.split('/')[1] ?? '']?.(response, request)
})

let queryHttp: typeof QueryHttp

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const source = { timeoutMs: 5_000, retries: 0 }
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubEnv('VITE_SECOND_URL', `${base}/second`)
  vi.doMock('../../../src/generated/sources.ts', () => ({
    sources: {
      mode: 'live',
      sources: {
        first: { ...source, baseUrl: `${base}/first` },
        second: { ...source, baseUrl: 'https://never.example', baseUrlEnv: 'VITE_SECOND_URL' },
        impatient: { ...source, baseUrl: `${base}/impatient`, timeoutMs: 100 },
      },
    },
  }))
  ;({ queryHttp } = await import('../../../src/consultas/sources/http.ts'))
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  requests.length = 0
  for (const name of Object.keys(replies)) delete replies[name]
})

/** Replies as `json` does, from a store of the source. */
const stored =
  (age: string, body: unknown): ReplyHandler =>
  (response) =>
    response.writeHead(200, { age }).end(JSON.stringify(body))

type RequestConfig = NonNullable<ConsultaDefinition['request']>

const definition = (request: RequestConfig): ConsultaDefinition => ({
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/teste',
  title: 'Teste',
  fields: [],
  request,
  result: [],
  example: {},
  examples: [],
})

const get: RequestConfig = {
  source: 'first',
  get: '/cep/{cep}',
  query: { uf: '{uf}' },
  notFound: { when: 'erro', status: 404 },
  errors: { '403': 'Sem permissão' },
  fallback: [{ source: 'second', get: '/v1/{cep}', rename: { logradouro: 'street' } }],
}

const values = { cep: '01001000', uf: 'S P' }

const query = (request: RequestConfig = get, signal = new AbortController().signal) =>
  queryHttp(definition(request), values, signal)

describe('queryHttp', () => {
  it('fills in path and query, and names the source', async () => {
    replies.first = json({ logradouro: 'Praça da Sé' })
    expect(await query()).toMatchObject({
      status: 'found',
      answer: { logradouro: 'Praça da Sé' },
      source: 'first',
      isDemo: false,
    })
    expect(requests).toEqual(['GET /first/cep/01001000?uf=S+P'])
  })

  it('knows when an answer was given that the source had stored, found or not', async () => {
    const readAge = async () => {
      const outcome = await query()
      return 'storedAt' in outcome && outcome.storedAt !== undefined
        ? outcome.at - outcome.storedAt
        : undefined
    }
    for (const body of [{ logradouro: 'Praça da Sé' }, { erro: true }]) {
      replies.first = stored('5400', body)
      expect(await readAge()).toBe(5_400_000)
      replies.first = stored('velha', body)
      expect(await readAge()).toBeUndefined()
      replies.first = json(body)
      expect(await readAge()).toBeUndefined()
    }
  })

  it.each(['1e400', '-1e400', '9'.repeat(400), ` -${'9'.repeat(400)}`, '1E+9999'])(
    'reads a number that is too large as a missing value: %s',
    async (number) => {
      replies.first = (response) => response.end(`{"renda":${number},"nome":"1e400","filhos":[1,${number}]}`)
      expect(await query()).toMatchObject({ answer: { renda: null, nome: '1e400', filhos: [1, null] } })
    },
  )

  it('sends a filled body in a POST', async () => {
    let body = ''
    replies.first = (response, request) => {
      request.on('data', (part) => {
        body += part
      })
      request.on('end', () => json({})(response, request))
    }
    await query({ source: 'first', post: '/busca', body: { documento: '{cep}' } })
    expect(JSON.parse(body)).toEqual({ documento: '01001000' })
  })

  it.each([
    ['a status', json({}, 404)],
    ['a key', json({ erro: true })],
    ['a key with a text', json({ erro: 'true' })],
  ])('accepts "not found" by %s as an answer and queries no other source', async (_, reply) => {
    replies.first = reply
    expect(await query()).toMatchObject({ status: 'not-found' })
    expect(requests).toHaveLength(1)
  })

  it.each<[string, ReplyHandler]>([
    ['HTML', (response) => response.writeHead(404).end('<h1>Not Found</h1>')],
    ['nothing', (response) => response.writeHead(404).end()],
    ['a list', json([], 404)],
  ])('takes a 404 with %s for a path that the source lacks', async (_, reply) => {
    replies.first = reply
    replies.second = reply
    expect(await query()).toMatchObject({ status: 'failed', reason: 'no-path' })
  })

  it('compares the body of a 404 with the one that the source declares', async () => {
    const declared = { ...get, notFound: { status: 404, body: { erro: { codigo: 'NADA' } } } }
    replies.first = json({ erro: { codigo: 'SEM_REGISTRO' }, id: 7 }, 404)
    expect(await query(declared)).toMatchObject({ status: 'not-found' })
    replies.first = json({ erro: 'Caminho desconhecido' }, 404)
    replies.second = json({}, 503)
    expect(await query(declared)).toMatchObject({ reason: 'no-path' })
  })

  it.each([
    ['is down', json({}, 503)],
    ['is rate limited', json({}, 429)],
    ['hangs up', ((response) => response.destroy()) satisfies ReplyHandler],
    ['sends no JSON', ((response) => response.end('<html>')) satisfies ReplyHandler],
  ])('queries the fallback if the source %s', async (_, reply) => {
    replies.first = reply
    replies.second = json({ street: 'Praça da Sé' })
    expect(await query()).toMatchObject({
      status: 'found',
      answer: { logradouro: 'Praça da Sé' },
      source: 'second',
    })
  })

  describe('with an incomplete answer', () => {
    const items = ['logradouro', 'bairro'].map((value) => ({ label: value, value, sensitive: false }))
    const buildOptionalDefinition = (optional: string[] = []): ConsultaDefinition => ({
      ...definition({ ...get, fallback: get.fallback?.map((one) => ({ ...one, optional })) }),
      result: [{ block: 'fields', items }],
      example: { logradouro: 'Praça da Sé', bairro: 'Sé' },
    })
    const { signal } = new AbortController()

    it('reports it and queries no other source', async () => {
      replies.first = json({ logradouro: 'Praça da Sé' })
      const outcome = await queryHttp(buildOptionalDefinition(), values, signal)
      expect(outcome).toMatchObject({ status: 'incomplete', missing: ['bairro'], source: 'first' })
      expect(requests).toHaveLength(1)
    })

    it('begins with the source that the user chooses', async () => {
      replies.second = json({ street: 'Praça da Sé', bairro: 'Sé' })
      const outcome = await queryHttp(buildOptionalDefinition(), values, signal, { firstSource: 'second' })
      expect(outcome).toMatchObject({ status: 'found', source: 'second' })
      expect(requests).toHaveLength(1)
    })

    it.each([
      [[], 'incomplete'],
      [['bairro'], 'found'],
    ])('treats values that a fallback declares optional as not required: %j', async (optional, status) => {
      replies.second = json({ street: 'Praça da Sé' })
      expect(
        await queryHttp(buildOptionalDefinition(optional), values, signal, { firstSource: 'second' }),
      ).toMatchObject({ status })
    })
  })

  it("reports a refusal with the manifest's message", async () => {
    replies.first = json({}, 403)
    expect(await query()).toMatchObject({ status: 'failed', reason: 'forbidden', message: 'Sem permissão' })
    expect(requests).toHaveLength(1)
  })

  it.each<[string, ReplyHandler]>([
    ['never begins', () => undefined],
    ['never ends', (response) => void response.writeHead(200).write('{')],
  ])('times out if an answer %s', async (_, reply) => {
    replies.impatient = reply
    expect(await query({ source: 'impatient', get: '/' })).toMatchObject({
      status: 'failed',
      reason: 'timeout',
    })
  })

  it('rejects when it is aborted while the answer arrives', async () => {
    const controller = new AbortController()
    replies.first = (response) => {
      response.writeHead(200).write('{')
      controller.abort()
    }
    await expect(query(get, controller.signal)).rejects.toThrow()
  })
})
