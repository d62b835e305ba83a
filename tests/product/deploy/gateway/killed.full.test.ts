import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { verifyAudit } from '../../../../deploy/gateway/audit/verify.ts'
import { openPostgres } from '../../../../deploy/gateway/database/postgres.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { usePostgres } from './postgres.ts'
import { cpf } from './support.ts'

const postgres = usePostgres()

const lines = 400
const rounds = 6
const auditKey = 'a key for the tests, of more than 32 characters'

const processes = new Set<ChildProcess>()

afterEach(() => {
  for (const child of processes) child.kill('SIGKILL')
})

/** Starts a gateway in a process of its own, and returns its address when it listens. */
async function startProcess() {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'killable-gateway.ts')],
    {
      env: { ...process.env, DATABASE_URL: postgres.url(), AUDIT_KEY: auditKey, LINES: String(lines) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  processes.add(child)
  const [address] = await once(child.stdout, 'data')
  return { child, url: String(address).trim() }
}

it(`answers, charges and logs each line once while ${2 * rounds} processes are killed`, {
  timeout: 600_000,
}, async () => {
  const database = await openPostgres(postgres.url())
  const readDone = async () => {
    const [batch] = await database.query<{ done: number; status: string }>('select done, status from batch')
    return batch ?? { done: 0, status: '' }
  }
  let pair = await Promise.all([startProcess(), startProcess()])
  const submitted = await fetch(`${pair[0].url}/batches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ consulta: 'cpf/1', lines: Array.from({ length: lines }, () => ({ cpf })) }),
  })
  expect(submitted.status).toBe(202)
  for (let round = 1; round <= rounds; round += 1) {
    // Wherever the processes are: before, in or after the query of a line.
    await waitFor(async () => expect((await readDone()).done).toBeGreaterThan((round * lines) / (rounds + 2)))
    for (const { child } of pair) child.kill('SIGKILL')
    pair = await Promise.all([startProcess(), startProcess()])
  }
  await waitFor(async () => expect((await readDone()).status).toBe('done'))
  expect((await readDone()).done).toBe(lines)
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
  await database.close()
})
