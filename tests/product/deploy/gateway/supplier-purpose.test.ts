import { expect, it } from 'vitest'
import { openSuppliers } from '../../../../deploy/gateway/suppliers/supplier-answers.ts'
import type { SupplierRequest } from '../../../../manifest/schema/supplier-request.ts'
import { secrets, startInventedSupplier } from '../../../deploy/gateway/suppliers/invented-supplier.ts'
import { requireValue } from '../../../support/require-value.ts'
import { createDatabase } from './databases.ts'
import { cpf, model as shipped, useGateways, waitForBatchEnd, withBatches } from './support.ts'

const start = useGateways()

const [credit = '', other = ''] = shipped.purposes

const consulta = {
  example: { cpf, nome: 'Ana' },
  examples: [],
  result: [],
  echo: { cpf: ['cpf'] },
  purpose: 'required' as const,
}

const answer = { cpf: 'data.person.taxId', nome: 'data.person.fullName' }

async function startAsking(asked: Omit<SupplierRequest, 'name'>, purposes?: Record<string, string>) {
  const server = await startInventedSupplier()
  const acme = {
    baseUrl: server.url,
    allowPrivate: true,
    timeoutMs: 2_000,
    retries: 0,
    breaker: { failures: 5, seconds: 1 },
    cacheMinutes: 60,
    ...(purposes && { purposes }),
  }
  const requests = { 'cpf/1': { name: 'acme', answer, ...asked } }
  const model = { ...withBatches({ 'cpf/1': consulta }), suppliers: { byName: { acme }, requests } }
  const env = { ...secrets, CACHE_KEYS: 'a key of more than 32 characters for tests' }
  const client = await start({
    model,
    database: await createDatabase(),
    suppliers: openSuppliers(model, env),
    checksPurpose: true,
  })
  const post = (path: string, body: unknown, purpose: string) =>
    client.post(path, body, { 'x-finalidade': encodeURIComponent(purpose) })
  return { ...client, server, post }
}

it('sends the purpose in path, query, header and body, by the supplier’s code', async () => {
  const codes = { [credit]: 'CR/1', [other]: '02' }
  const { server, post } = await startAsking(
    {
      post: '/motivos/{purpose}/{cpf}',
      query: { motivo: '{purpose}' },
      headers: { 'X-Motivo': 'm-{purpose}' },
      body: { cpf: '{cpf}', motivo: ['{purpose}'] },
    },
    codes,
  )
  expect((await post('/cpf/cadastro', { cpf }, credit)).status).toBe(200)
  const { url, headers, body } = requireValue(server.received[0])
  expect(url).toBe(`/motivos/CR%2F1/${cpf}?motivo=CR%2F1`)
  expect(headers['x-motivo']).toBe('m-CR/1')
  expect(JSON.parse(body)).toEqual({ cpf, motivo: ['CR/1'] })
})

it('sends the words of app.yaml without codes, and asks again for another purpose', async () => {
  const { server, post } = await startAsking({ get: '/{cpf}', query: { motivo: '{purpose}' } })
  for (const purpose of [credit, other, credit]) await post('/cpf/cadastro', { cpf }, purpose)
  const sent = server.received.map(({ url }) => new URL(url, 'http://x').searchParams.get('motivo'))
  expect(sent).toEqual([credit, other])
})

it('sends the purpose of a batch with each of its lines', async () => {
  const codes = { [credit]: '01', [other]: '02' }
  const { server, post, get } = await startAsking({ get: '/{purpose}/{cpf}' }, codes)
  const lines = [cpf, '11144477735'].map((value) => ({ cpf: value }))
  const { id } = await (await post('/batches', { consulta: 'cpf/1', lines }, other)).json()
  const { results } = await waitForBatchEnd(get, id)
  expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 200])
  expect(server.received.map(({ url }) => url).sort()).toEqual(['/02/11144477735', `/02/${cpf}`])
})

it('does not ask without a purpose that the supplier knows', async () => {
  const { server, post } = await startAsking({ get: '/{purpose}/{cpf}' }, { [credit]: '01' })
  const response = await post('/cpf/cadastro', { cpf }, other)
  expect([response.status, (await response.json()).codigo]).toEqual([502, 'pedido'])
  expect(server.received).toEqual([])
})
