import { expect, it, vi } from 'vitest'
import { createAnswerCache, removeExpiredAnswers } from '../../../../deploy/gateway/suppliers/answer-cache.ts'
import { listSupplierMistakes } from '../../../../deploy/gateway/suppliers/mistakes.ts'
import { openSuppliers } from '../../../../deploy/gateway/suppliers/supplier-answers.ts'
import { secrets, startInventedSupplier } from '../../../deploy/gateway/suppliers/invented-supplier.ts'
import { requireValue } from '../../../support/require-value.ts'
import { createDatabase } from './databases.ts'
import { cpf, useGateways, withBatches } from './support.ts'

const start = useGateways()

const [oldKey, newKey] = ['an old key of more than 32 characters', 'a new key of more than 32 characters']

const answer = { nome: 'Ana Exemplo' }

async function open(database: Awaited<ReturnType<typeof createDatabase>>, ...keys: string[]) {
  const clock = { now: Date.now() }
  const onWriteError = vi.fn()
  const cache = createAnswerCache(database, keys, { now: () => clock.now, onWriteError })
  return { cache: requireValue(cache), clock, onWriteError }
}

it('caches an answer until it expires, and stores nothing of it readably', async () => {
  const database = await createDatabase()
  const { cache, clock } = await open(database, newKey)
  await cache.write(['cpf/1', 'Crédito', cpf], answer, 10)
  expect(await cache.read(['cpf/1', 'Crédito', cpf])).toEqual({
    value: answer,
    since: new Date(clock.now),
    ageMs: 0,
  })
  clock.now += 90_000
  expect(await cache.read(['cpf/1', 'Crédito', cpf])).toMatchObject({ ageMs: 90_000 })
  expect(await cache.read(['cpf/1', 'Cobrança', cpf])).toBeUndefined()
  const [row] = await database.query<{ sealed: Uint8Array }>('select * from cached_answer')
  const stored = JSON.stringify(row) + Buffer.from(row?.sealed ?? []).toString('latin1')
  for (const value of ['Ana', cpf, 'cpf/1', 'Crédito']) expect(stored).not.toContain(value)
  clock.now += 10 * 60_000
  expect(await cache.read(['cpf/1', 'Crédito', cpf])).toBeUndefined()
  await removeExpiredAnswers(database, new Date(clock.now))
  expect(await database.query('select cache_key from cached_answer')).toEqual([])
})

it('decrypts with every key, encrypts with the first one, and reads nothing without the key', async () => {
  const database = await createDatabase()
  await (await open(database, oldKey)).cache.write('place', answer, 10)
  const rotated = await open(database, newKey, oldKey)
  expect(await rotated.cache.read('place')).toMatchObject({ value: answer })
  expect(await (await open(database, newKey)).cache.read('place')).toBeUndefined()
  await rotated.cache.write('place', answer, 10)
  expect(await (await open(database, newKey)).cache.read('place')).toMatchObject({ value: answer })
})

it('asks again for a row that was changed', async () => {
  const database = await createDatabase()
  const { cache } = await open(database, newKey)
  await cache.write('place', answer, 10)
  await database.query('update cached_answer set sealed = set_byte(sealed, 40, 7 # get_byte(sealed, 40))')
  expect(await cache.read('place')).toBeUndefined()
})

it('tells of an answer that is not stored', async () => {
  const database = await createDatabase()
  const { cache, onWriteError } = await open(database, newKey)
  await cache.write('place', answer, Number.POSITIVE_INFINITY)
  expect(onWriteError).toHaveBeenCalledOnce()
})

const consulta = {
  cost: 2,
  example: { cpf, nome: 'Ana' },
  examples: [],
  result: [],
  echo: { cpf: ['cpf'] },
  purpose: 'required' as const,
}

const request = {
  name: 'acme',
  get: '/v2/people/{cpf}',
  notFound: { status: 404 },
  answer: { cpf: 'data.person.taxId', nome: 'data.person.fullName' },
}

it('answers again for the same purpose without asking the supplier, and says so in the audit', async () => {
  const server = await startInventedSupplier()
  const acme = {
    baseUrl: server.url,
    allowPrivate: true,
    timeoutMs: 2_000,
    retries: 0,
    breaker: { failures: 5, seconds: 1 },
    cost: 0.35,
    cacheMinutes: 60,
  }
  const base = withBatches({ 'cpf/1': consulta })
  const model = { ...base, suppliers: { byName: { acme }, requests: { 'cpf/1': request } } }
  expect(listSupplierMistakes(model, secrets)).toEqual([expect.stringContaining('CACHE_KEYS')])
  const env = { ...secrets, CACHE_KEYS: newKey }
  expect(listSupplierMistakes(model, env)).toEqual([])
  const database = await createDatabase()
  let time = Date.now()
  const options = { suppliers: openSuppliers(model, env), checksPurpose: true, now: () => time }
  const { post } = await start({ model, database, ...options })
  const [first = '', other = ''] = model.purposes
  const ask = async (value: string, purpose: string) => {
    const response = await post(
      '/cpf/cadastro',
      { cpf: value },
      { 'x-finalidade': encodeURIComponent(purpose) },
    )
    return [response.status, await response.json(), response.headers.get('age')]
  }
  expect(await ask(cpf, first)).toEqual([200, { cpf, nome: 'Ana Exemplo' }, null])
  time += 90_000
  expect(await ask(cpf, first)).toEqual([200, { cpf, nome: 'Ana Exemplo' }, '90'])
  expect(server.queries()).toHaveLength(1)
  await ask(cpf, other)
  await ask('00000000191', first)
  const missing = await ask('00000000191', first)
  expect([missing[0], missing[2], server.queries().length]).toEqual([404, '0', 3])
  const rows = await database.query<{ record: object }>('select record from audit order by position')
  expect(rows.map(({ record }) => record)).toMatchObject([
    { supplier_cost: 0.35, charge: 2 },
    { supplier_cost: 0, charge: 2, cached_since: expect.any(String), outcome: 'found' },
    { supplier_cost: 0.35 },
    { supplier_cost: 0.35, outcome: 'notFound' },
    { supplier_cost: 0, outcome: 'notFound', cached_since: expect.any(String) },
  ])
})
