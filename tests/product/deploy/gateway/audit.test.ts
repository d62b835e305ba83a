import { expect, it } from 'vitest'
import type { AuditRecord } from '../../../../deploy/gateway/audit/audit-record.ts'
import { digestSubject } from '../../../../deploy/gateway/audit/subject-digest.ts'
import type { Database } from '../../../../deploy/gateway/database/database.ts'
import { requireValue } from '../../../support/require-value.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { createDatabase } from './databases.ts'
import { cpf, model, useGateways, waitForBatchEnd, withBatches, withVariants } from './support.ts'

const start = useGateways()

const key = 'a key for the tests, of more than 32 characters'

const requestId = '0f8f3c1e-52a7-4d0c-9d8a-3f6d1f0a7b11'

const headers = {
  'x-request-id': requestId,
  'x-client-version': '0.10.0+1a2b3c4',
  'x-finalidade': encodeURIComponent('Prevenção à fraude'),
}

const definition = requireValue(
  model.families.flatMap(({ variants }) => variants).find(({ id }) => id === 'cpf/1'),
)

/** The path of the query, and the name of its field. */
const query = { path: requireValue(definition.request?.post), field: requireValue(definition.fields[0]).name }

const body = { [query.field]: cpf }

/** Starts a gateway and returns functions that read its audit rows. */
async function startAudited(options: Parameters<typeof start>[0] = {}) {
  const database = options.database ?? (await createDatabase())
  const client = await start({ auditKey: key, ...options, database })
  const readTexts = async () =>
    (
      await database.query<{ record: string }>(
        'select record::text as record from audit order by at, position',
      )
    ).map(({ record }) => record)
  const readRecords = async (): Promise<AuditRecord[]> => (await readTexts()).map((text) => JSON.parse(text))
  return { ...client, database, readTexts, readRecords }
}

it('writes who looked up what, why and with which result', async () => {
  const { post, readRecords } = await startAudited({ model: withVariants({ 'cpf/1': { cost: 2 } }) })
  expect((await post(query.path, body, headers)).status).toBe(200)
  expect(await readRecords()).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      request_id: requestId,
      client_version: '0.10.0+1a2b3c4',
      source: 'gateway',
      charge: 2,
      client: '127.0.0.1',
      operation: expect.any(String),
      consulta: 'cpf/1',
      subject: [{ field: query.field, kind: 'cpf', digest: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      purpose: 'Prevenção à fraude',
      supplier: 'examples',
      outcome: 'found',
      status: 200,
      ms: expect.any(Number),
    },
  ])
})

it('accepts a request without code and version, as the contract does, and repeats no code', async () => {
  const { post, readRecords } = await startAudited()
  expect((await post(query.path, body, { 'x-finalidade': headers['x-finalidade'] })).status).toBe(200)
  expect(await readRecords()).toMatchObject([{ request_id: null, client_version: null, status: 200 }])
  expect((await post(query.path, body, headers)).headers.has('x-request-id')).toBe(false)
})

it('writes refused requests without what they carry', async () => {
  const { post, get, readTexts, readRecords } = await startAudited()
  await post(query.path, { [query.field]: '52998224724' }, { ...headers, 'x-request-id': '52998224725' })
  await get('/52998224725', { 'x-client-version': 'CPF 529.982.247-25' })
  expect((await readRecords()).map(({ status, request_id }) => [status, request_id])).toEqual([
    [400, null],
    [404, null],
  ])
  expect((await readTexts()).join()).not.toMatch(/529\.?982\.?247/)
})

it('has neither document nor token in a line', async () => {
  const { post, readTexts } = await startAudited()
  await post(query.path, body, { ...headers, authorization: 'Bearer distinctive-token' })
  const texts = await readTexts()
  expect(texts).toHaveLength(1)
  expect(texts[0]).not.toContain(cpf)
  expect(texts[0]).not.toContain('distinctive-token')
})

it('digests a document equally with and without punctuation, and differently under another key', () => {
  const call = { definition } as never
  const digest = (value: string, ownKey = key) =>
    digestSubject(ownKey, { call, values: { [query.field]: value } })[0]?.digest
  expect(digest('529.982.247-25')).toBe(digest(cpf))
  expect(digest('11144477735')).not.toBe(digest(cpf))
  expect(digest(cpf, `another ${key}`)).not.toBe(digest(cpf))
  // As the guide's query computes it: printf %s 52998224725 | openssl dgst -sha256 -hmac "$AUDIT_KEY"
  expect(digest(cpf)).toBe('0e0762712101d121b9390e72e4b5bd6f94f9212823681836402fcd7ca694dee3')
})

/** A database that stores no audit row while it is full. */
async function createFullDatabase() {
  const database = await createDatabase()
  const state = { isFull: true }
  const query: Database['query'] = async (sql, values) => {
    if (state.isFull && sql.includes('record_queries')) throw new Error('ENOSPC')
    return database.query(sql, values)
  }
  return { state, database: { ...database, query } }
}

it('answers 503 and charges nothing if the row cannot be stored', async () => {
  const { state, database } = await createFullDatabase()
  const changed = withVariants({ 'cpf/1': { cost: 2 } })
  const client = await start({ model: changed, credits: 5, database })
  const refused = await client.post(query.path, body, headers)
  expect(refused.status).toBe(503)
  expect(await refused.text()).not.toContain(cpf)
  state.isFull = false
  const balance = requireValue(model.credits?.balance)
  expect(await (await client.get(balance.get)).json()).toEqual({ [balance.value]: 5 })
})

it('asks lines again whose answers could not be stored, and charges them', async () => {
  const { state, database } = await createFullDatabase()
  state.isFull = false
  let asked = 0
  const wait = async () => {
    asked += 1
    // The first answer comes when the database is full.
    state.isFull = asked === 1
  }
  const changed = withBatches({ 'cpf/1': { cost: 2 } })
  const lines: string[] = []
  const client = await start({
    model: changed,
    credits: 5,
    database,
    delayMs: 1,
    wait,
    log: (line) => lines.push(line),
  })
  const { id } = await (await client.post('/batches', { consulta: 'cpf/1', lines: [body] }, headers)).json()
  await waitFor(() => expect(lines.join()).toContain('batch interrupted'))
  state.isFull = false
  // Ten seconds later.
  await database.query("update batch set lease_until = now() - interval '1 second'")
  expect(await waitForBatchEnd(client.get, id)).toMatchObject({ status: 'done', done: 1 })
  expect(asked).toBe(2)
  const sums = 'select available::int as available, held::int as held, spent::int as spent from account'
  expect(await database.query(sums)).toEqual([{ available: 3, held: 0, spent: 2 }])
})

it('writes each line of a batch under the id of its submission', async () => {
  const changed = withBatches({ 'cpf/1': { cost: 2 } })
  const { get, post, readRecords } = await startAudited({ model: changed })
  const lines = [{ [query.field]: cpf }, { [query.field]: '00000000191' }]
  const { id } = await (await post('/batches', { consulta: 'cpf/1', lines }, headers)).json()
  await waitForBatchEnd(get, id)
  const records = (await readRecords()).filter(({ request_id }) => request_id === requestId)
  const shared = { consulta: 'cpf/1', operation: 'enviarLote', purpose: 'Prevenção à fraude' }
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(records).toMatchObject([
    { ...shared, status: 202, charge: 0 },
    { ...shared, status: 200, charge: 2, subject: [{ field: query.field, digest }] },
    { ...shared, status: 404, charge: 2, subject: [{ field: query.field, digest }] },
  ])
  expect(records[0]?.subject).toBeUndefined()
})
