import { expect, it } from 'vitest'
import { checkBalance } from '../../../../codegen/authoring/verify/checks/check-account.ts'
import type { SourceClient } from '../../../../codegen/authoring/verify/source-client.ts'

const source = {
  baseUrl: 'https://gateway.example.com',
  timeoutMs: 1_000,
  retries: 0,
  credentials: 'omit',
} as const

const createClient = (status: number, body: unknown): SourceClient => ({
  receivedAnswers: [],
  hasSent: () => true,
  timeoutMs: 1_000,
  send: async () => ({
    kind: 'answered',
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    headers: new Headers(),
    ms: 1,
  }),
})

const check = async (status: number, body: unknown) =>
  (await checkBalance({ get: '/creditos', value: 'conta.saldo' }, source, createClient(status, body)))
    .problems

it('accepts a number at the path', async () => {
  expect(await check(200, { conta: { saldo: 0 } })).toEqual([])
})

it.each([
  ['missing', 200, {}],
  ['type', 200, { conta: { saldo: '123' } }],
  ['not-json', 200, '<html>'],
  ['status', 404, {}],
  ['refused', 403, {}],
])('reports %s, and no balance', async (code, status, body) => {
  const problems = await check(status, body)
  expect(problems.map((problem) => problem.code)).toEqual([code])
  expect(JSON.stringify(problems)).not.toContain('123')
})
