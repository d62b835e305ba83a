import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryHttp } from '../../../src/consultas/sources/http.ts'

vi.mock('../../../src/generated/sources.ts', () => {
  const source = { timeoutMs: 1_000, retries: 0, credentials: 'omit' }
  return {
    sources: {
      mode: 'live',
      sources: {
        header: { ...source, baseUrl: 'https://header.example', purpose: { header: 'X-Finalidade' } },
        body: { ...source, baseUrl: 'https://body.example', purpose: { body: 'finalidade' } },
        open: { ...source, baseUrl: 'https://open.example', headers: { 'X-Canal': 'painel' } },
      },
    },
  }
})

/** The requests that were sent. */
const sent: { url: string; headers: Record<string, string>; body: unknown }[] = []

let status = 200

beforeEach(() => {
  sent.length = 0
  status = 200
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    sent.push({ url, headers: headers as Record<string, string>, body: body && JSON.parse(String(body)) })
    return Response.json({ nome: 'Ana' }, { status })
  })
})

afterEach(() => void vi.unstubAllGlobals())

const definition = (
  request: NonNullable<ConsultaDefinition['request']>,
  purpose?: 'required',
): ConsultaDefinition => ({
  id: 'teste/1',
  family: 'teste',
  variant: 1,
  path: '/consulta/teste',
  title: 'Teste',
  ...(purpose ? { purpose } : {}),
  fields: [],
  request,
  result: [],
  example: {},
  examples: [],
})

const query = (queriedDefinition: ConsultaDefinition, purpose?: string) =>
  queryHttp(queriedDefinition, { cpf: '11144477735' }, new AbortController().signal, { purpose })

const post = { post: '/cpf', body: { cpf: '{cpf}' } }

it('sends the purpose in the source’s header, percent-encoded', async () => {
  await query(definition({ source: 'header', ...post }, 'required'), 'Análise de crédito')
  expect(sent[0]?.headers['X-Finalidade']).toBe('An%C3%A1lise%20de%20cr%C3%A9dito')
  expect(sent[0]?.body).toEqual({ cpf: '11144477735' })
})

it('sends the purpose under the source’s body key, without filling templates', async () => {
  await query(definition({ source: 'body', ...post }, 'required'), 'Cobrança {cpf}')
  expect(sent[0]?.body).toEqual({ cpf: '11144477735', finalidade: 'Cobrança {cpf}' })
})

it('sends the purpose to each fallback in its own way, and not to other sources', async () => {
  status = 503
  const fallback = [
    { source: 'body', ...post },
    { source: 'open', get: '/cpf' },
  ]
  await query(definition({ source: 'header', ...post, fallback }, 'required'), 'Locação')
  expect(sent.map(({ headers }) => headers['X-Finalidade'])).toEqual([
    'Loca%C3%A7%C3%A3o',
    undefined,
    undefined,
  ])
  expect(sent.map(({ body }) => body)).toEqual([
    { cpf: '11144477735' },
    { cpf: '11144477735', finalidade: 'Locação' },
    undefined,
  ])
  expect(sent[2]?.headers['X-Canal']).toBe('painel')
})

it('sends no purpose if the consulta does not require it', async () => {
  await query(definition({ source: 'header', ...post }), 'Locação')
  expect(JSON.stringify(sent)).not.toContain('Loca')
})
