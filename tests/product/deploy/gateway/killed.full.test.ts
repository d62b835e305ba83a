import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '../../../../deploy/gateway/audit/verify.ts'
import type { Database } from '../../../../deploy/gateway/database/database.ts'
import { openPostgres } from '../../../../deploy/gateway/database/postgres.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { startGatedSupplier } from './gated-supplier.ts'
import { type KillableProcess, prepareProcesses } from './killable-processes.ts'
import { withBatches } from './models.ts'
import { usePostgres } from './postgres.ts'
import { cpf } from './support.ts'

const postgres = usePostgres()

const [lines, kills, seed] = [2_000, 60, 20_261_130]

const auditKey = 'a key for the tests, of more than 32 characters'

let database: Database
let supplier: Awaited<ReturnType<typeof startGatedSupplier>>
let processes: Awaited<ReturnType<typeof prepareProcesses>>

beforeAll(async () => {
  database = await openPostgres(postgres.url())
  supplier = await startGatedSupplier()
  const batch = { path: '/consulta/cpf/lote', max: lines, perMinute: 60, concurrency: 1 }
  const example = { cpf, nome: 'Ana' }
  const acme = {
    baseUrl: supplier.url,
    allowPrivate: true,
    timeoutMs: 60_000,
    retries: 0,
    idempotency: 'Idempotency-Key',
    breaker: { failures: 1_000, seconds: 1 },
  }
  const model = {
    ...withBatches({ 'cpf/1': { cost: 2, batch, example, examples: [], result: [], echo: {} } }),
    suppliers: {
      byName: { acme },
      requests: { 'cpf/1': { name: 'acme', post: '/people', body: { taxId: '{cpf}' } } },
    },
  }
  processes = await prepareProcesses(model, { DATABASE_URL: postgres.url(), AUDIT_KEY: auditKey })
})

afterAll(async () => {
  await processes.remove()
  supplier.close()
  await database.close()
})

/** Returns numbers from 0 to 1, the same at each run (mulberry32). */
function createRandom(start: number) {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const random = createRandom(seed)

async function readBatch() {
  const [batch] = await database.query<{ status: string; done: number; worker: string | null }>(
    'select status, done, worker::text as worker from batch',
  )
  return batch ?? { status: '', done: 0, worker: null }
}

async function submit({ url }: KillableProcess) {
  const response = await fetch(`${url}/batches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ consulta: 'cpf/1', lines: Array.from({ length: lines }, () => ({ cpf })) }),
  })
  expect(response.status).toBe(202)
}

/** Waits until the only running process has the batch. */
const waitForTaker = (previous: string | null) =>
  waitFor(async () => {
    const { worker } = await readBatch()
    expect([null, previous]).not.toContain(worker)
    return worker
  })

it(`answers, bills, charges and logs each of ${lines} lines once while ${kills} processes are killed`, {
  timeout: 600_000,
}, async () => {
  let leader = await processes.start()
  await submit(leader)
  let worker = await waitForTaker(null)
  let follower = await processes.start()
  for (let killed = 0; killed < kills; ) {
    const end = Math.ceil(((killed + 2 * random()) * lines) / (kills + 4))
    supplier.open(end + 50)
    await waitFor(async () => expect((await readBatch()).done).toBeGreaterThanOrEqual(end))
    // A random moment: before, in or after a request to the supplier or a transaction.
    await new Promise((resolve) => setTimeout(resolve, random() * 20))
    const draw = random()
    const victims = draw < 0.25 ? [leader, follower] : draw < 0.65 ? [leader] : [follower]
    await Promise.all(victims.map(({ kill }) => kill()))
    killed += victims.length
    if (victims.includes(leader)) {
      // Ten seconds later.
      await database.query("update batch set lease_until = now() - interval '1 second' where worker = $1", [
        worker,
      ])
      leader = victims.includes(follower) ? await processes.start() : follower
      worker = await waitForTaker(worker)
    }
    follower = await processes.start()
  }
  supplier.open(lines)
  await waitFor(async () => expect((await readBatch()).status).toBe('done'))
  expect((await readBatch()).done).toBe(lines)
  const stored = await database.query<{ query: string }>(
    'select query::text as query from batch_line where status = 200',
  )
  expect(stored).toHaveLength(lines)
  expect(supplier.billed).toEqual(new Set(stored.map(({ query }) => query)))
  expect(supplier.requests()).toBeGreaterThan(lines)
  expect(
    await database.query(
      `select count(*)::int as ended, count(distinct query)::int as queries, sum(amount)::float8 as paid
       from transfer where kind in ('settle', 'release')`,
    ),
  ).toEqual([{ ended: lines, queries: lines, paid: 2 * lines }])
  expect(await database.query('select held::float8 as held, spent::float8 as spent from account')).toEqual([
    { held: 0, spent: 2 * lines },
  ])
  expect(
    await database.query("select count(*)::int as logged from audit where record->>'outcome' = 'found'"),
  ).toEqual([{ logged: lines }])
  await verifyAudit(database, auditKey)
})
