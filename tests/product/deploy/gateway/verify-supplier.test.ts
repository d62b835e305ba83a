import { expect, it } from 'vitest'
import { run } from '../../../../deploy/gateway/run.ts'
import { openSuppliers } from '../../../../deploy/gateway/suppliers/supplier-answers.ts'
import { type VerifyOptions, verifySupplier } from '../../../../deploy/gateway/suppliers/verify.ts'
import { readFormValues } from '../../../../deploy/gateway/suppliers/verify-values.ts'
import type { SupplierRequest } from '../../../../manifest/schema/supplier-request.ts'
import type { Supplier } from '../../../../manifest/schema/suppliers.ts'
import {
  type Respond,
  secrets,
  send,
  startInventedSupplier,
} from '../../../deploy/gateway/suppliers/invented-supplier.ts'
import { requireValue } from '../../../support/require-value.ts'
import { cpf, model as shipped, withBatches } from './support.ts'

const settings = { allowPrivate: true, timeoutMs: 2_000, retries: 0, breaker: { failures: 100, seconds: 1 } }

const request: SupplierRequest = {
  name: 'acme',
  get: '/v2/people/{cpf}',
  notFound: { status: 404, body: { code: 'NOT_FOUND' } },
  answer: { cpf: 'data.person.taxId', nome: 'data.person.fullName' },
}

const consulta = {
  example: { cpf: '11144477735', nome: 'Ana' },
  examples: [],
  result: [],
  echo: { cpf: ['cpf'] },
}

/** Verifies the consulta cpf/1 with a supplier. */
async function verify(
  options: VerifyOptions & { supplier?: Partial<Supplier>; respond?: Respond },
  mayPost = false,
) {
  const { supplier, respond, ...rest } = options
  const server = await startInventedSupplier(respond)
  const byName = { acme: { ...settings, baseUrl: server.url, ...supplier } }
  const requests = { 'cpf/1': request }
  const model = { ...withBatches({ 'cpf/1': consulta }), suppliers: { byName, requests } }
  const suppliers = openSuppliers(model, secrets)
  const rows = await collect(verifySupplier(model, 'acme', suppliers, mayPost, rest))
  await suppliers.close()
  return { rows, server }
}

/** Node 20 has no `Array.fromAsync`. */
async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

it('verifies a supplier by the examples, and tells what its answers lack', async () => {
  const find = (id: string) =>
    requireValue(shipped.families.flatMap(({ variants }) => variants).find((one) => one.id === id))
  const { cep } = find('cep/1').example as Record<string, string>
  const answer = { cep, street: 'Rua', neighborhood: 'Sé', city: 'São Paulo', state: 7 }
  const server = await startInventedSupplier((request, response) =>
    request.url.includes('/cep/') ? send(response, 200, answer) : send(response, 500, {}),
  )
  const [brasilapi] = [requireValue(shipped.suppliers.byName.brasilapi)]
  const local = { ...brasilapi, allowPrivate: true, retries: 0, baseUrl: server.url }
  const model = { ...shipped, suppliers: { ...shipped.suppliers, byName: { brasilapi: local } } }
  const suppliers = openSuppliers(model, {})
  const rows = await collect(verifySupplier(model, 'brasilapi', suppliers, false))
  await suppliers.close()
  expect(rows).toMatchObject([
    { id: 'cep/1', problems: expect.arrayContaining([expect.stringContaining('outro tipo em uf')]) },
    { id: 'cnpj/1', problems: ['sem resposta: erro (HTTP 500)'] },
  ])
})

it('verifies with an idempotency key that the supplier does not know', async () => {
  const server = await startInventedSupplier()
  const byName = { acme: { ...settings, baseUrl: server.url, idempotency: 'idempotency-key' } }
  const model = { ...shipped, suppliers: { byName, requests: { 'cpf/1': request } } }
  const suppliers = openSuppliers(model, secrets)
  for (const _ of [1, 2]) await collect(verifySupplier(model, 'acme', suppliers, false))
  await suppliers.close()
  const keys = server.received.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
})

it('sends no post without permission, because it may be billed', async () => {
  const server = await startInventedSupplier()
  const byName = { acme: { ...settings, baseUrl: server.url } }
  const { get: _, ...rest } = request
  const requests = { 'cpf/1': { ...rest, post: '/v2/people' } }
  const model = { ...shipped, suppliers: { byName, requests } }
  const suppliers = openSuppliers(model, secrets)
  expect(await collect(verifySupplier(model, 'acme', suppliers, false))).toMatchObject([{ isSkipped: true }])
  await suppliers.close()
  expect(server.received).toEqual([])
})

it('asks for given values, in place of the example that a real supplier does not know', async () => {
  const known = { cpf }
  const { rows, server } = await verify({ known, unknown: { cpf: '00000000191' } })
  expect(server.received.map(({ url }) => url)).toEqual([`/v2/people/${cpf}`, '/v2/people/00000000191'])
  expect(rows).toEqual([
    { id: 'cpf/1', asked: 'known', outcome: 'found', problems: [] },
    { id: 'cpf/1', asked: 'unknown', outcome: 'notFound', problems: [] },
  ])
})

it.each<[string, VerifyOptions, Respond | undefined, object]>([
  [
    'the example is unknown',
    {},
    (_, response) => send(response, 404, { code: 'NOT_FOUND' }),
    { outcome: 'notFound', problems: [expect.stringContaining('--value')] },
  ],
  [
    '--value is unknown',
    { known: { cpf: '00000000191' } },
    undefined,
    { outcome: 'notFound', problems: [expect.stringContaining('não achou')] },
  ],
  [
    '--not-found is known',
    { unknown: { cpf } },
    undefined,
    { outcome: 'found', problems: [expect.stringContaining('achou o que --not-found')] },
  ],
  [
    '`notFound` does not match',
    { unknown: { cpf } },
    (_, response) => send(response, 404, {}),
    { problems: ['sem resposta: recusa (HTTP 404); notFound não reconhece o que veio'] },
  ],
])('tells if %s', async (_, options, respond, row) => {
  const { rows } = await verify({ ...options, ...(respond && { respond }) })
  expect(rows).toMatchObject([row])
})

it('asks what may be billed only with permission', async () => {
  const supplier = { cost: 1 }
  const refused = await verify({ supplier })
  expect(refused.rows).toMatchObject([{ isSkipped: true, problems: ['não perguntada: cobrada, use --paid'] }])
  expect(refused.server.received).toEqual([])
  // `--post` is about `post` only.
  expect((await verify({ supplier }, true)).server.received).toEqual([])
  expect((await verify({ supplier, mayPay: true })).server.received).toHaveLength(1)
})

it('sends a purpose if the consulta asks for one', async () => {
  const [first = '', other = ''] = shipped.purposes
  const server = await startInventedSupplier()
  const byName = { acme: { ...settings, baseUrl: server.url, purposes: { [first]: '01', [other]: '02' } } }
  const requests = { 'cpf/1': { ...request, headers: { 'X-Motivo': '{purpose}' } } }
  const base = withBatches({ 'cpf/1': { ...consulta, purpose: 'required' } })
  const model = { ...base, suppliers: { byName, requests } }
  const suppliers = openSuppliers(model, secrets)
  for (const options of [{}, { purpose: other }])
    await collect(verifySupplier(model, 'acme', suppliers, false, options))
  await suppliers.close()
  expect(server.received.map(({ headers }) => headers['x-motivo'])).toEqual(['01', '02'])
})

it('reads values as the form does, and repeats none of them', () => {
  const definition = requireValue(
    shipped.families.flatMap(({ variants }) => variants).find(({ id }) => id === 'cpf/1'),
  )
  const read = (...texts: string[]) => readFormValues(definition, '--value', texts)
  expect(read('cpf=529.982.247-25')).toEqual({ cpf })
  for (const [text, message] of [
    ['52998224724', 'pede campo=valor; os campos são cpf'],
    ['cfp=52998224724', 'você quis dizer cpf?'],
    ['cpf=52998224724', '--value cpf: '],
    ['cpf=', 'Preencha o campo'],
  ] as const) {
    expect(() => read(text)).toThrow(message)
    expect(() => read(text)).not.toThrow('52998224724')
  }
})

it.each([
  [['--value', 'cep=01001000'], 'diga qual com --only'],
  [['--only', 'cep', '--value', 'cep=01001000'], 'diga qual com --only'],
  [['--only', 'cpe/1'], 'você quis dizer cep/1?'],
  [['--only', 'cep/1', '--value', 'cep=0100100'], '--value cep: '],
  [['--only', 'cep/1', '--value', 'cep=01001', '000'], 'Argumento inesperado'],
  [['--purpose', 'Cobranca'], 'você quis dizer Cobrança?'],
])('refuses %j, and repeats no value', async (args, message) => {
  const context = { cwd: process.cwd(), print: () => undefined, env: {} }
  const error = await run(['verify', '--supplier', 'viacep', ...args], context).catch((reason) => reason)
  expect(error.message).toContain(message)
  for (const value of ['0100', '000']) expect(error.message).not.toContain(value)
})
