import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '../../../../deploy/gateway/audit/verify.ts'
import type { Database } from '../../../../deploy/gateway/database/database.ts'
import { openPostgres } from '../../../../deploy/gateway/database/postgres.ts'
import { requireValue } from '../../../support/require-value.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { describeReply, readFault } from './fault-table.ts'
import { usePostgres } from './postgres.ts'
import { cpf, type GatewayClient, useGateways, waitForBatchEnd, withBatches } from './support.ts'

const postgres = usePostgres()
const start = useGateways()

const auditKey = 'a key for the tests, of more than 32 characters'

let database: Database
let client: GatewayClient
/** The line of the batch waits for it. */
let hold: () => Promise<unknown> = async () => undefined

beforeAll(async () => {
  database = await openPostgres(postgres.url())
  const model = withBatches({ 'cpf/1': { cost: 2 } })
  client = await start({ model, database, auditKey, delayMs: 1, wait: () => hold() })
})

afterAll(() => database.close())

const query = () => client.post('/cpf/cadastro', { cpf })

async function readAccount() {
  const [account] = await database.query<{ spent: number; held: number }>(
    'select spent::float8 as spent, held::float8 as held from account',
  )
  return account ?? { spent: 0, held: 0 }
}

/** Sends a lookup during a fault, and returns what the guide says of it. */
async function observe(begin: () => unknown, end: () => unknown) {
  const { spent } = await readAccount()
  await begin()
  const reply = await describeReply(await query())
  await end()
  const account = await readAccount()
  return { reply, credits: account.spent - spent }
}

/** Every query that ended is in the audit with its charge, and nothing is held. */
async function expectBalanced() {
  const { spent, held } = await readAccount()
  const [logged] = await database.query<{ charge: number }>(
    "select coalesce(sum((record->>'charge')::numeric), 0)::float8 as charge from audit",
  )
  expect({ held, charge: logged?.charge }).toEqual({ held: 0, charge: spent })
  await verifyAudit(database, auditKey)
}

it('answers', async () => {
  expect((await query()).status).toBe(200)
})

it('refuses while the database is stopped, and answers when it is back', async () => {
  const stopped = await observe(() => postgres.stop('immediate'), postgres.start)
  expect(stopped).toEqual(readFault('database stopped'))
  const restarted = await observe(() => {
    postgres.stop('fast')
    postgres.start()
  }, Boolean)
  expect(restarted).toEqual(readFault('database restarted between two lookups'))
  await expectBalanced()
})

it('refuses while the database is full', async () => {
  const owner = postgres.asOwner()
  const full = await observe(
    () =>
      owner.runFile(`
        create function refuse_full() returns trigger language plpgsql as
          $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
        create trigger full_disk before insert on audit for each statement execute function refuse_full()`),
    () => owner.runFile('drop trigger full_disk on audit'),
  )
  expect(full).toEqual(readFault('database full'))
  await expectBalanced()
})

it('waits for a slow database, and gives up after 20 seconds', { timeout: 90_000 }, async () => {
  const owner = postgres.asOwner()
  /** Locks the audit in another session. Returns a function that unlocks it. */
  const lock = () =>
    new Promise<() => void>((resolve, reject) => {
      owner
        .transaction(async ({ runFile }) => {
          await runFile('lock table audit in access exclusive mode')
          await new Promise<void>(resolve)
        })
        .catch(reject)
    })
  const briefly = async () => setTimeout(await lock(), 2_000)
  expect(await observe(briefly, Boolean)).toEqual(readFault('database slower by two seconds'))
  let unlock: () => void = () => undefined
  const forLong = async () => {
    unlock = await lock()
  }
  const waited = await observe(forLong, () => unlock())
  expect(waited).toEqual(readFault('database waits for more than 20 seconds'))
  await expectBalanced()
})

it('continues a batch after the database was restarted, and pays no line twice', async () => {
  const { spent } = await readAccount()
  const lines = Array.from({ length: 200 }, () => ({ cpf }))
  let asked = 0
  hold = async () => {
    asked += 1
    // Answers have been asked for and are not stored.
    if (asked !== 60) return
    postgres.stop('immediate')
    postgres.start()
  }
  const { id } = await (await client.post('/batches', { consulta: 'cpf/1', lines })).json()
  const batch = await waitFor(async () => {
    const response = await client.get(`/batches/${id}`)
    const state = await response.json()
    expect(state.status).toBe('done')
    return state
  })
  expect(batch.done).toBe(lines.length)
  const page = await waitForBatchEnd(client.get, id)
  expect(requireValue(page.results).every(({ status }: { status: number }) => status === 200)).toBe(true)
  expect((await readAccount()).spent - spent).toBe(2 * lines.length)
  await expectBalanced()
})
