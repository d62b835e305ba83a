import { expect, it } from 'vitest'
import { openSuppliers } from '../../../../deploy/gateway/suppliers/supplier-answers.ts'
import {
  type Respond,
  send,
  startInventedSupplier,
} from '../../../deploy/gateway/suppliers/invented-supplier.ts'
import { createClock } from '../../../deploy/gateway/suppliers/open-supplier.ts'
import { createDatabase } from './databases.ts'
import { describeReply, readFault } from './fault-table.ts'
import { cpf, useGateways, withBatches } from './support.ts'

const start = useGateways()

const consulta = { cost: 2, example: { cpf, nome: 'Ana' }, examples: [], result: [], echo: {} }

/** Starts a gateway whose consulta cpf/1 asks a supplier, whose waits take no time. */
async function startAsking(respond: Respond, timeoutMs = 5_000) {
  const { url } = await startInventedSupplier(respond)
  const acme = {
    baseUrl: url,
    allowPrivate: true,
    timeoutMs,
    retries: 1,
    breaker: { failures: 5, seconds: 30 },
  }
  const model = {
    ...withBatches({ 'cpf/1': consulta }),
    suppliers: { byName: { acme }, requests: { 'cpf/1': { name: 'acme', get: '/people/{cpf}' } } },
  }
  const database = await createDatabase()
  const suppliers = openSuppliers(model, {}, createClock())
  const lines: string[] = []
  const { post } = await start({ model, database, suppliers, log: (line) => lines.push(line) })
  const readSpent = async () => {
    const [account] = await database.query<{ spent: number; held: number }>(
      'select spent::float8 as spent, held::float8 as held from account',
    )
    expect(account?.held).toBe(0)
    return account?.spent
  }
  return { query: () => post('/cpf/cadastro', { cpf }), readSpent, lines }
}

const answer = { cpf, nome: 'Ana' }

/** Fails with a status at first, and answers after so many times. */
function failAtFirst(times: number, status: number, headers = {}): Respond {
  let count = 0
  return (_, response) => {
    count += 1
    return count > times ? send(response, 200, answer) : send(response, status, {}, headers)
  }
}

it.each<[string, Respond]>([
  ['supplier slower than `timeoutMs`', () => undefined],
  ['supplier fails once, then answers', failAtFirst(1, 503)],
  ['supplier answers 429 with `Retry-After: 2`', failAtFirst(1, 429, { 'retry-after': '2' })],
  ['supplier answers 429 with `Retry-After: 60`', failAtFirst(1, 429, { 'retry-after': '60' })],
  ['supplier answers 429 without `Retry-After`', failAtFirst(1, 429)],
  [
    'supplier breaks off in an answer',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"nome":', () => response.destroy())
    },
  ],
  ['supplier sends half of its JSON', (_, response) => response.end('{"nome":')],
])('%s: the reply and the charge of the guide', async (fault, respond) => {
  const { query, readSpent } = await startAsking(respond, fault.includes('slower') ? 200 : 5_000)
  expect({ reply: await describeReply(await query()), credits: await readSpent() }).toEqual(readFault(fault))
})

it('leaves a supplier that fails five times in a row alone, as the guide says', async () => {
  const { query, readSpent } = await startAsking(failAtFirst(20, 500))
  for (let count = 0; count < 5; count += 1) expect((await query()).status).toBe(502)
  const seen = { reply: await describeReply(await query()), credits: await readSpent() }
  expect(seen).toEqual(readFault('supplier fails five times in a row'))
})

it('logs the code and the supplier of a failed query, and no value of it', async () => {
  const { query, lines } = await startAsking((_, response) => send(response, 422, { erro: `CPF ${cpf}` }))
  await query()
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ status: 502, failure: 'recusa', supplier: 'acme' }),
  )
  expect(lines.join()).not.toContain(cpf)
})
