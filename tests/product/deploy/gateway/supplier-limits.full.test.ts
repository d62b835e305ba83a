import { expect, it } from 'vitest'
import { openSuppliers } from '../../../../deploy/gateway/suppliers/supplier-answers.ts'
import type { Supplier } from '../../../../manifest/schema/suppliers.ts'
import {
  type Respond,
  send,
  startInventedSupplier,
} from '../../../deploy/gateway/suppliers/invented-supplier.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { createDatabase } from './databases.ts'
import { cpf, useGateways, waitForBatchEnd, withBatches } from './support.ts'

const start = useGateways()

const lines = Array.from({ length: 60 }, () => ({ cpf }))

/** Starts a gateway whose batches ask a supplier with these limits, and submits one. */
async function startBatch(limits: Partial<Supplier>, respond: Respond) {
  const server = await startInventedSupplier(respond)
  const acme = {
    baseUrl: server.url,
    allowPrivate: true,
    timeoutMs: 1_000,
    retries: 0,
    breaker: { failures: 5, seconds: 1 },
    ...limits,
  }
  const example = { cpf, nome: 'Ana' }
  const model = {
    ...withBatches({ 'cpf/1': { cost: 2, example, examples: [], result: [], echo: {} } }),
    suppliers: { byName: { acme }, requests: { 'cpf/1': { name: 'acme', get: '/people/{cpf}' } } },
  }
  const database = await createDatabase()
  const client = await start({ model, database, suppliers: openSuppliers(model, {}) })
  const { id } = await (await client.post('/batches', { consulta: 'cpf/1', lines })).json()
  return { ...client, server, database, id }
}

const answer: Respond = (_, response) => send(response, 200, { cpf, nome: 'Ana' })

it('lets lines wait for the rate of a supplier, and a person pass them', async () => {
  const { get, post, server, database, id } = await startBatch({ rate: '20/s' }, answer)
  await waitFor(() => expect(server.queries().length).toBeGreaterThan(20))
  expect((await post('/cpf/cadastro', { cpf })).status).toBe(200)
  expect(server.queries().length).toBeLessThan(60)
  const { results } = await waitForBatchEnd(get, id)
  expect(new Set(results.map(({ status }: { status: number }) => status))).toEqual(new Set([200]))
  expect(server.queries()).toHaveLength(61)
  const failed = await database.query("select from audit where record->>'failure' is not null")
  expect(failed).toEqual([])
})

it('lets lines wait for the places of a supplier', async () => {
  const { get, id } = await startBatch({ concurrency: 2 }, (request, response) =>
    setTimeout(() => answer(request, response), 100),
  )
  const { results } = await waitForBatchEnd(get, id)
  expect(new Set(results.map(({ status }: { status: number }) => status))).toEqual(new Set([200]))
})

it('does not run through its lines while a supplier is left alone', async () => {
  let count = 0
  const { get, id } = await startBatch({ concurrency: 1 }, (request, response) => {
    count += 1
    return count <= 5 ? send(response, 500, {}) : answer(request, response)
  })
  const { results } = await waitForBatchEnd(get, id)
  const failed = results.filter(({ status }: { status: number }) => status !== 200)
  expect(failed).toHaveLength(5)
})

it('tells why its lines wait, until the supplier answers again', async () => {
  let count = 0
  const { get, id } = await startBatch(
    { concurrency: 1, breaker: { failures: 1, seconds: 8 } },
    (request, response) => {
      count += 1
      // The first request has no answer. The other lines wait for its place, and then for the breaker.
      return count === 1 ? undefined : answer(request, response)
    },
  )
  const read = async () => (await get(`/batches/${id}`)).json()
  await waitFor(async () => expect(await read()).toMatchObject({ status: 'running', waiting: 'pausa' }))
  const ended = await waitForBatchEnd(get, id)
  expect([ended.status, ended.waiting]).toEqual(['done', undefined])
})
