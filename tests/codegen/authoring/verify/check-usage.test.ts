import { expect, it } from 'vitest'
import { checkUsage } from '../../../../codegen/authoring/verify/checks/check-account.ts'
import type { SourceClient } from '../../../../codegen/authoring/verify/source-client.ts'

const source = {
  baseUrl: 'https://gateway.example.com',
  timeoutMs: 1_000,
  retries: 0,
  credentials: 'omit',
  headers: { 'X-Canal': 'painel' },
} as const

const settings = {
  source: 'gateway',
  get: '/uso',
  rows: 'linhas',
  date: 'data',
  consulta: 'consulta',
  found: 'achadas',
  notFound: 'naoAchadas',
  failed: 'falhas',
}

const row = { data: '2026-11-24', consulta: 'cpf/1', achadas: 4321, naoAchadas: 0, falhas: 2 }

/** Checks an answer, and returns the problems and the requests that were sent. */
async function check(status: number, body: unknown) {
  const sent: unknown[] = []
  const client: SourceClient = {
    receivedAnswers: [],
    hasSent: () => true,
    timeoutMs: 1_000,
    send: async (request) => {
      sent.push(request)
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return { kind: 'answered', status, text, headers: new Headers(), ms: 1 }
    },
  }
  const { problems } = await checkUsage(settings, source, client)
  return { problems, sent }
}

it.each([
  ['rows', { linhas: [row, { ...row, falhas: 0 }] }],
  ['no row', { linhas: [] }],
])('accepts %s, asked by GET with the headers of the source', async (_, body) => {
  const { problems, sent } = await check(200, body)
  expect(problems).toEqual([])
  expect(sent).toEqual([
    { method: 'get', path: '/uso', headers: { accept: 'application/json', 'X-Canal': 'painel' } },
  ])
})

it.each([
  ['missing', 'linhas', 200, {}],
  ['type', 'linhas', 200, { linhas: {} }],
  ['type', 'data', 200, { linhas: [{ ...row, data: '24/11/2026' }] }],
  ['missing', 'consulta', 200, { linhas: [{ ...row, consulta: undefined }] }],
  ['type', 'falhas', 200, { linhas: [row, { ...row, falhas: -1 }] }],
  ['type', 'achadas', 200, { linhas: [{ ...row, achadas: '4321' }] }],
  ['not-json', undefined, 200, '<html>'],
  ['status', undefined, 404, {}],
  ['refused', undefined, 403, {}],
])('reports %s of %s, and no number', async (code, path, status, body) => {
  const { problems } = await check(status, body)
  expect(problems).toMatchObject([{ code, ...(path && { path }), hint: expect.stringContaining('usage') }])
  expect(JSON.stringify(problems)).not.toContain('4321')
})
