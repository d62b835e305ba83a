import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type AuditRecord, createAuditLog } from '../../../../deploy/gateway/audit-log.ts'
import { run } from '../../../../deploy/gateway/run.ts'
import { requireValue } from '../../../support/require-value.ts'
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

/** Starts a gateway with a log in memory. */
async function startLogged(options: Parameters<typeof start>[0] = {}, logKey = key) {
  const lines: string[] = []
  const audit = createAuditLog(logKey, (line) => void lines.push(line))
  const client = await start({ audit, ...options })
  return { ...client, lines, readRecords: (): AuditRecord[] => lines.map((line) => JSON.parse(line)) }
}

it('writes who looked up what, why and with which result', async () => {
  const { post, readRecords } = await startLogged({ model: withVariants({ 'cpf/1': { cost: 2 } }) })
  expect((await post(query.path, body, headers)).status).toBe(200)
  expect(readRecords()).toEqual([
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
      status: 200,
      ms: expect.any(Number),
    },
  ])
})

it('accepts a request without code and version, as the contract does, and repeats no code', async () => {
  const { post, readRecords } = await startLogged()
  expect((await post(query.path, body, { 'x-finalidade': headers['x-finalidade'] })).status).toBe(200)
  expect(readRecords()).toMatchObject([{ request_id: null, client_version: null, status: 200 }])
  expect((await post(query.path, body, headers)).headers.has('x-request-id')).toBe(false)
})

it('writes refused requests without what they carry', async () => {
  const { post, get, lines, readRecords } = await startLogged()
  await post(query.path, { [query.field]: '52998224724' }, { ...headers, 'x-request-id': '52998224725' })
  await get('/52998224725', { 'x-client-version': 'CPF 529.982.247-25' })
  expect(readRecords().map(({ status, request_id }) => [status, request_id])).toEqual([
    [400, null],
    [404, null],
  ])
  expect(lines.join()).not.toMatch(/529\.?982\.?247/)
})

it('has neither document nor token in a line', async () => {
  const { post, lines } = await startLogged()
  await post(query.path, body, { ...headers, authorization: 'Bearer distinctive-token' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain(cpf)
  expect(lines[0]).not.toContain('distinctive-token')
})

it('digests a document equally with and without punctuation, and differently under another key', () => {
  const call = { definition } as never
  const digest = (value: string, ownKey = key) =>
    createAuditLog(ownKey, () => undefined).digest({ call, values: { [query.field]: value } })[0]?.digest
  expect(digest('529.982.247-25')).toBe(digest(cpf))
  expect(digest('11144477735')).not.toBe(digest(cpf))
  expect(digest(cpf, `another ${key}`)).not.toBe(digest(cpf))
  // As the guide's query computes it: printf %s 52998224725 | openssl dgst -sha256 -hmac "$AUDIT_KEY"
  expect(digest(cpf)).toBe('0e0762712101d121b9390e72e4b5bd6f94f9212823681836402fcd7ca694dee3')
})

it('answers 503 and charges nothing if the line cannot be stored', async () => {
  const audit = createAuditLog(key, () => {
    throw new Error('ENOSPC')
  })
  const credits = { balance: requireValue(model.credits?.balance), credits: 5 }
  const changed = withVariants({ 'cpf/1': { cost: 2 } })
  const failing = { isFailing: true }
  const client = await start({
    model: changed,
    credits: credits.credits,
    audit: { ...audit, write: (record) => (failing.isFailing ? audit.write(record) : undefined) },
  })
  const refused = await client.post(query.path, body, headers)
  expect(refused.status).toBe(503)
  expect(await refused.text()).not.toContain(cpf)
  failing.isFailing = false
  expect(await (await client.get(credits.balance.get)).json()).toEqual({ [credits.balance.value]: 5 })
})

const folder = mkdtempSync(join(tmpdir(), 'audit-'))

afterAll(() => rmSync(folder, { recursive: true }))

const runWith = (file: string, env: Record<string, string>) =>
  run(['--port', '0', '--audit-log', file], { cwd: resolve(), print: () => undefined, env })

it('starts with a key of 32 characters only', async () => {
  const file = join(folder, 'audit.jsonl')
  await expect(runWith(file, {})).rejects.toThrow('AUDIT_KEY')
  await expect(runWith(file, { AUDIT_KEY: 'x'.repeat(31) })).rejects.toThrow('AUDIT_KEY')
  await expect(runWith(join(folder, 'absent', 'x'), { AUDIT_KEY: key })).rejects.toThrow('gravar')
})

it('appends to a file that only its owner can read', async () => {
  const file = join(folder, 'lines.jsonl')
  const gateway = requireValue(await runWith(file, { AUDIT_KEY: key }))
  await fetch(gateway.url + requireValue(model.credits?.balance).get, {
    headers: { 'x-request-id': requestId },
  })
  await gateway.stop()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    request_id: requestId,
    operation: 'obterSaldo',
    status: 200,
  })
})

it('writes each line of a batch under the id of its submission', async () => {
  const changed = withBatches({ 'cpf/1': { cost: 2 } })
  const { get, post, readRecords } = await startLogged({ model: changed })
  const lines = [{ [query.field]: cpf }, { [query.field]: '00000000191' }]
  const { id } = await (await post('/batches', { consulta: 'cpf/1', lines }, headers)).json()
  await waitForBatchEnd(get, id)
  const records = readRecords().filter(({ request_id }) => request_id === requestId)
  const shared = { consulta: 'cpf/1', operation: 'enviarLote', purpose: 'Prevenção à fraude' }
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(records).toMatchObject([
    { ...shared, status: 202, charge: 0 },
    { ...shared, status: 200, charge: 2, subject: [{ field: query.field, digest }] },
    { ...shared, status: 404, charge: 2, subject: [{ field: query.field, digest }] },
  ])
  expect(records[0]?.subject).toBeUndefined()
})
