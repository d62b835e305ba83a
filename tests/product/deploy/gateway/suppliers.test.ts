import { describe, expect, it } from 'vitest'
import { createBatchStore } from '../../../../deploy/gateway/batches/batch-store.ts'
import { createSeal } from '../../../../deploy/gateway/batches/seal.ts'
import type { Database } from '../../../../deploy/gateway/database/database.ts'
import { openSuppliers } from '../../../../deploy/gateway/suppliers/supplier-answers.ts'
import type { SupplierRequest } from '../../../../manifest/schema/supplier-request.ts'
import type { Supplier } from '../../../../manifest/schema/suppliers.ts'
import {
  oauth,
  type Respond,
  secrets,
  send,
  startInventedSupplier,
} from '../../../deploy/gateway/suppliers/invented-supplier.ts'
import { requireValue } from '../../../support/require-value.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { createDatabase } from './databases.ts'
import { cpf, model as shipped, useGateways, waitForBatchEnd, withBatches } from './support.ts'

const start = useGateways()

const auditKey = 'a key for the tests, of more than 32 characters'

const consulta = {
  cost: 2,
  example: { cpf, nome: 'Ana', nascimento: '1984-01-17', renda: 1_234.5, enderecos: [{ cep: '01001000' }] },
  examples: [],
  result: [],
  echo: { cpf: ['cpf'] },
}

const request: SupplierRequest = {
  name: 'acme',
  get: '/v2/people/{cpf}',
  notFound: { status: 404, body: { code: 'NOT_FOUND' } },
  errors: { 422: 'O fornecedor não aceita este CPF', 402: 'Sem saldo no fornecedor' },
  answer: {
    cpf: 'data.person.taxId',
    nome: 'data.person.fullName',
    nascimento: { value: 'data.person.birth', date: true },
    renda: { value: 'data.incomeInCents', scale: 100 },
    enderecos: { list: 'data.addresses', items: { cep: 'zip', desde: { value: 'since', date: true } } },
  },
}

const settings = { allowPrivate: true, timeoutMs: 2_000, retries: 0, breaker: { failures: 100, seconds: 1 } }

type Servers = Record<string, { url: string; supplier?: Partial<Supplier> }>

/** Starts a gateway whose consulta cpf/1 asks suppliers. */
async function startAsking(servers: Servers, asked: SupplierRequest = request) {
  const base = withBatches({ 'cpf/1': consulta })
  const byName = Object.fromEntries(
    Object.entries(servers).map(([name, { url, supplier }]) => [
      name,
      { ...settings, baseUrl: url, ...supplier },
    ]),
  )
  const model = { ...base, suppliers: { byName, requests: { 'cpf/1': asked } } }
  const database = await createDatabase()
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const client = await start({ model, database, suppliers: openSuppliers(model, secrets), log })
  const readRows = async () => {
    const rows = await database.query<{ record: Record<string, unknown> }>(
      'select record from audit order by position',
    )
    return rows.map(({ record }) => record)
  }
  const query = async (value = cpf) => {
    const response = await client.post('/cpf/cadastro', { cpf: value })
    return {
      status: response.status,
      body: await response.json(),
      retryAfter: response.headers.get('retry-after'),
    }
  }
  return { ...client, query, readRows, lines }
}

it('answers in the contract’s shape, and audits supplier, outcome and cost', async () => {
  const server = await startInventedSupplier()
  const { query, readRows } = await startAsking({
    acme: {
      url: server.url,
      supplier: { auth: oauth(server.url), cost: 0.35, rate: '100/s', concurrency: 2 },
    },
  })
  expect(await query()).toMatchObject({
    status: 200,
    body: {
      cpf,
      nome: 'Ana Exemplo',
      nascimento: '1984-01-17',
      renda: 1_234.5,
      enderecos: [{ cep: '01001000' }, { cep: '70150900', desde: '2020-01-31' }],
    },
  })
  expect(await readRows()).toMatchObject([
    { supplier: 'acme', supplier_cost: 0.35, outcome: 'found', charge: 2, status: 200 },
  ])
})

it('says "not found" as the contract does', async () => {
  const server = await startInventedSupplier((_, response) =>
    send(response, 404, { code: 'PERSON_NOT_FOUND' }),
  )
  const { query, readRows } = await startAsking({ acme: { url: server.url, supplier: { cost: 1 } } })
  expect(await query()).toMatchObject({ status: 404, body: { mensagem: 'Nada encontrado' } })
  expect(await readRows()).toMatchObject([{ outcome: 'notFound', supplier_cost: 1, charge: 2 }])
})

it('passes a valid trace context on, and nothing else that the client sends', async () => {
  const seen: unknown[] = []
  const server = await startInventedSupplier(({ headers }, response) => {
    const { traceparent, tracestate, baggage } = headers
    seen.push({ traceparent, tracestate, baggage })
    send(response, 404, { code: 'NOT_FOUND' })
  })
  const { post } = await startAsking({ acme: { url: server.url } })
  const trace = {
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    tracestate: 'acme=1',
  }
  await post('/cpf/cadastro', { cpf }, { ...trace, baggage: `cpf=${cpf}` })
  await post('/cpf/cadastro', { cpf }, { ...trace, traceparent: cpf })
  expect(seen).toEqual([trace, {}])
})

describe('a failure', () => {
  const foreign = 'texto do fornecedor'
  const reply =
    (status: number, body: unknown = { message: foreign }, headers = {}): Respond =>
    (_, response) =>
      send(response, status, body, headers)

  it.each<[string, Respond, number, string]>([
    ['an error of the supplier', reply(500), 502, 'erro'],
    ['refused credentials', reply(401), 502, 'credencial'],
    ['an empty account', reply(402), 502, 'credencial'],
    ['a refused request', reply(400), 502, 'recusa'],
    ['a path that does not exist', reply(404), 502, 'recusa'],
    ['a limit', reply(429), 503, 'limite'],
    ['a redirect', reply(302, {}, { location: 'http://169.254.169.254/' }), 502, 'desvio'],
    ['another document', reply(200, { data: { person: { taxId: '11144477735' } } }), 502, 'outro-documento'],
    ['half an answer', (_, response) => response.end('{"data": {"per'), 502, 'ilegivel'],
    ['an answer above 8 MB', (_, response) => response.end(`"${'x'.repeat(8_000_000)}"`), 502, 'ilegivel'],
    ['a page of a proxy', (_, response) => response.end(`<h1>${foreign}</h1>`), 502, 'ilegivel'],
    ['a closed connection', (_, response) => response.destroy(), 502, 'sem-resposta'],
  ])('%s has a code, and costs nothing', async (_, respond, status, code) => {
    const server = await startInventedSupplier(respond)
    const { query, readRows } = await startAsking({ acme: { url: server.url } })
    const answer = await query()
    expect(answer).toMatchObject({ status, body: { codigo: code } })
    expect(JSON.stringify(answer.body)).not.toContain(foreign)
    expect(await readRows()).toMatchObject([
      { supplier: 'acme', outcome: 'failed', failure: code, charge: 0 },
    ])
  })

  it('has the text of the manifest, and never the user’s own statuses', async () => {
    const refusing = await startInventedSupplier(reply(422))
    const first = await startAsking({ acme: { url: refusing.url } })
    expect(await first.query()).toMatchObject({ status: 422, body: { mensagem: request.errors?.[422] } })
    const empty = await startInventedSupplier(reply(402))
    const second = await startAsking({ acme: { url: empty.url } })
    expect(await second.query()).toMatchObject({ status: 502, body: { mensagem: request.errors?.[402] } })
  })

  it('tells how long to wait', async () => {
    const server = await startInventedSupplier(reply(429, {}, { 'retry-after': '17' }))
    const { query } = await startAsking({ acme: { url: server.url } })
    expect(await query()).toMatchObject({ status: 503, retryAfter: '17' })
  })
})

describe('a fallback', () => {
  const fallback = { name: 'reserva', post: '/pessoas', body: { documento: '{cpf}' } }
  const withFallback = { ...request, fallback: [fallback] }

  it('answers if the first supplier fails, by its own request and shape', async () => {
    const first = await startInventedSupplier((_, response) => send(response, 500, {}))
    const other = await startInventedSupplier((_, response) => send(response, 200, { cpf, nome: 'Ana' }))
    const { query, readRows } = await startAsking(
      { acme: { url: first.url, supplier: { cost: 5 } }, reserva: { url: other.url, supplier: { cost: 1 } } },
      withFallback,
    )
    expect(await query()).toMatchObject({ status: 200, body: { nome: 'Ana' } })
    expect(other.received[0]).toMatchObject({ method: 'POST', body: JSON.stringify({ documento: cpf }) })
    expect(await readRows()).toMatchObject([{ supplier: 'reserva', supplier_cost: 1, outcome: 'found' }])
  })

  it('is not asked after "not found", and tells the first failure if it fails too', async () => {
    const nothing = await startInventedSupplier((_, response) =>
      send(response, 404, { code: 'PERSON_NOT_FOUND' }),
    )
    const other = await startInventedSupplier((_, response) => send(response, 503, {}))
    const found = await startAsking({ acme: { url: nothing.url }, reserva: { url: other.url } }, withFallback)
    expect((await found.query()).status).toBe(404)
    expect(other.received).toEqual([])
    const refusing = await startInventedSupplier((_, response) => send(response, 403, {}))
    const failed = await startAsking(
      { acme: { url: refusing.url }, reserva: { url: other.url } },
      withFallback,
    )
    expect((await failed.query()).body.codigo).toBe('credencial')
    expect(await failed.readRows()).toMatchObject([{ supplier: 'acme', failure: 'credencial' }])
  })
})

it('fails for a consulta without a supplier, instead of answering with its example', async () => {
  const server = await startInventedSupplier()
  const { post } = await startAsking({ acme: { url: server.url } })
  const response = await post('/cpf/enderecos', { cpf })
  expect([response.status, (await response.json()).codigo]).toEqual([501, 'sem-fornecedor'])
  expect(server.received).toEqual([])
})

it('asks for each line of a batch with a key of its own', async () => {
  const server = await startInventedSupplier()
  const supplier = { auth: oauth(server.url), idempotency: 'Idempotency-Key' }
  const { post, get } = await startAsking({ acme: { url: server.url, supplier } })
  const lines = [cpf, '11144477735', '12345678909'].map((value) => ({ cpf: value }))
  const response = await post('/batches', { consulta: 'cpf/1', lines })
  const { id } = await response.json()
  const { results } = await waitForBatchEnd(get, id)
  expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 200, 200])
  const keys = server.queries().map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
})

describe('a line of a batch whose supplier charges each request', () => {
  const charged = { allowPrivate: true, cost: 1, concurrency: 1, timeoutMs: 30_000, retries: 0 }
  const values = [cpf, '11144477735', '12345678909'].map((value) => ({ cpf: value }))

  async function setUp(url: string, database: Database) {
    const byName = { acme: { ...settings, ...charged, baseUrl: url } }
    const model = {
      ...withBatches({ 'cpf/1': consulta }),
      suppliers: { byName, requests: { 'cpf/1': request } },
    }
    return start({ model, database, auditKey, suppliers: openSuppliers(model, secrets) })
  }

  it('is marked before the supplier is asked, and says that it may be charged when the connection breaks', async () => {
    const silent = await startInventedSupplier(() => undefined)
    const database = await createDatabase()
    const { get, post } = await setUp(silent.url, database)
    const { id } = await (await post('/batches', { consulta: 'cpf/1', lines: values.slice(0, 1) })).json()
    await waitFor(() => expect(silent.queries()).toHaveLength(1))
    const marked = await database.query('select line from batch_line where asked_at is not null')
    expect(marked).toEqual([{ line: 0 }])
    silent.close()
    const { results } = await waitForBatchEnd(get, id)
    expect(results).toMatchObject([{ status: 502, body: { codigo: 'talvez-cobrada' } }])
  })

  it('is not asked again after its process was stopped', async () => {
    const database = await createDatabase()
    const context = { database, keepBatchesMs: 3_600_000, now: Date.now, name: 'gateway' }
    const facts = { client: '127.0.0.1', charge: 0 }
    const { id } = await createBatchStore(context, createSeal(auditKey)).add(
      { facts, consulta: 'cpf/1' },
      values,
    )
    await database.query('update batch_line set asked_at = now() where line = 0')
    const server = await startInventedSupplier()
    const { get } = await setUp(server.url, database)
    const { results } = await waitForBatchEnd(get, id)
    expect(server.queries()).toHaveLength(2)
    expect(
      results.map(({ line, status }: { line: number; status: number }) => [line, status]).sort(),
    ).toEqual([
      [0, 502],
      [1, 200],
      [2, 200],
    ])
    const rows = await database.query("select record from audit where record->>'failure' is not null")
    expect(rows).toMatchObject([{ record: { supplier: 'acme', failure: 'talvez-cobrada', charge: 0 } }])
  })
})

it('keeps in the audit that a supplier may have charged, when its fallback answers', async () => {
  const first = await startInventedSupplier((_, response) => response.destroy())
  const other = await startInventedSupplier((_, response) => send(response, 200, { cpf, nome: 'Ana' }))
  const { query, readRows } = await startAsking(
    { acme: { url: first.url, supplier: { cost: 5 } }, reserva: { url: other.url, supplier: { cost: 1 } } },
    { ...request, fallback: [{ name: 'reserva', get: '/pessoas/{cpf}' }] },
  )
  expect((await query()).status).toBe(200)
  expect(await readRows()).toMatchObject([
    { supplier: 'reserva', outcome: 'found', failure: 'talvez-cobrada' },
  ])
})

it('takes an error that comes with 200 for a failure, and a code for "not found"', async () => {
  const codes = [200, 612, 605]
  const server = await startInventedSupplier((_, response) =>
    send(response, 200, { code: codes.shift(), data: [{ cpf, nome: 'Ana' }] }),
  )
  const { query, readRows } = await startAsking(
    { acme: { url: server.url } },
    {
      name: 'acme',
      get: '/consultas',
      query: { cpf: '{cpf}' },
      notFound: { when: 'code', is: 612 },
      success: { when: 'code', is: 200 },
      answer: { cpf: 'data.0.cpf', nome: 'data.0.nome' },
    },
  )
  expect(await query()).toMatchObject({ status: 200, body: { cpf, nome: 'Ana' } })
  expect((await query()).status).toBe(404)
  expect(await query()).toMatchObject({ status: 502, body: { codigo: 'recusa' } })
  expect(await readRows()).toMatchObject([{ charge: 2 }, { charge: 2 }, { charge: 0, failure: 'recusa' }])
})

it('asks for a page as the supplier counts them', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ n: index }))
  const server = await startInventedSupplier((asked, response) => {
    const skip = Number(new URL(asked.url, 'http://x').searchParams.get('offset'))
    return send(response, 200, { items: rows.slice(skip, skip + 2), count: 5 })
  })
  const page = { param: 'pagina', size: 2, from: 1, counts: 'pages', list: 'linhas', total: 'total' } as const
  const paged = {
    ...consulta,
    page,
    echo: {},
    example: { linhas: rows.map(({ n }) => ({ numero: n })), total: 5 },
  }
  const asked = {
    name: 'acme',
    get: '/rows/{cpf}',
    page: { param: 'offset', counts: 'rows' as const },
    answer: { linhas: { list: 'items', items: { numero: 'n' } }, total: 'count' },
  }
  const byName = { acme: { ...settings, baseUrl: server.url } }
  const model = { ...withBatches({ 'cpf/1': paged }), suppliers: { byName, requests: { 'cpf/1': asked } } }
  const client = await start({ model, suppliers: openSuppliers(model, secrets) })
  const readPage = async (pagina: number) => (await client.post('/cpf/cadastro', { cpf, pagina })).json()
  expect(await readPage(1)).toEqual({ linhas: [{ numero: 0 }, { numero: 1 }], total: 5 })
  expect(await readPage(3)).toEqual({ linhas: [{ numero: 4 }], total: 5 })
  expect(server.received.map(({ url }) => url)).toEqual([`/rows/${cpf}?offset=0`, `/rows/${cpf}?offset=4`])
})

it('writes no secret, no document and no address of a supplier into log or audit', async () => {
  const server = await startInventedSupplier((_, response) => send(response, 500, { cpf }))
  const auth = { type: 'query', name: 'chave', secretEnv: 'ACME_KEY' } as const
  const { query, readRows, lines } = await startAsking({ acme: { url: server.url, supplier: { auth } } })
  await query()
  server.close()
  await query()
  const written = [...lines, JSON.stringify(await readRows())].join('\n')
  for (const secret of [...Object.values(secrets), cpf, server.url]) expect(written).not.toContain(secret)
  expect(lines.filter((line) => line.includes('POST'))).toHaveLength(2)
})

it('answers a shipped consulta through the gateway, from a fallback in its shape', async () => {
  const { example } = requireValue(
    shipped.families.flatMap(({ variants }) => variants).find(({ id }) => id === 'cep/1'),
  )
  const { cep, logradouro, localidade } = example as Record<string, string>
  const down = await startInventedSupplier((_, response) => send(response, 503, {}))
  const brasilapi = await startInventedSupplier((_, response) =>
    send(response, 200, { cep, street: logradouro, city: localidade, state: 'SP', service: 'x' }),
  )
  const local = { viacep: down.url, brasilapi: `${brasilapi.url}/api`, opencep: down.url }
  const byName = Object.fromEntries(
    Object.entries(shipped.suppliers.byName).map(([name, supplier]) => [
      name,
      { ...supplier, allowPrivate: true, retries: 0, baseUrl: local[name as keyof typeof local] },
    ]),
  )
  const model = { ...shipped, suppliers: { ...shipped.suppliers, byName } }
  const { get } = await start({ model, sources: ['viacep'], suppliers: openSuppliers(model, {}) })
  const response = await get(`/ws/${cep?.replace(/\D/g, '')}/json/`)
  expect(await response.json()).toEqual({ cep, logradouro, localidade, uf: 'SP' })
  expect(brasilapi.received[0]?.url).toBe(`/api/cep/v1/${cep?.replace(/\D/g, '')}`)
})
