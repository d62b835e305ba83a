import { randomUUID } from 'node:crypto'
import type { Model } from '../../../codegen/compile/resolve/model.ts'
import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import { readLimit } from '../configuration/option-values.ts'
import type { Database } from '../database/database.ts'
import { systemClock } from './clock.ts'
import type { SharedLimits } from './pace.ts'
import type { Environment } from './secrets.ts'
import { createSharedTurns } from './shared-turns.ts'
import { openSuppliers, type Suppliers } from './supplier-answers.ts'
import { createTurns } from './turns.ts'

const [seenEveryMs, goneSeconds] = [3_000, 10]

/** Opens suppliers whose rate and concurrency all processes on a database share. */
export async function openSharedSuppliers(
  model: Model,
  env: Environment,
  database: Database,
): Promise<Suppliers> {
  const processes = await joinProcesses(database)
  const share = (
    name: string,
    { rate = '', concurrency = Number.POSITIVE_INFINITY }: Supplier,
  ): SharedLimits => {
    const limit = readLimit(rate)
    return {
      turns: limit ? createSharedTurns(database, name, limit) : createTurns(undefined, systemClock),
      countPlaces: () => Math.max(1, Math.floor(concurrency / processes.count())),
    }
  }
  const suppliers = openSuppliers(model, env, systemClock, share)
  return {
    ...suppliers,
    async close() {
      await suppliers.close()
      await processes.leave()
    },
  }
}

/** Counts the processes that ask suppliers now. A killed process counts for ten seconds more. */
export async function joinProcesses({ query }: Database) {
  const process = randomUUID()
  let known = 1
  async function reportAndCount(): Promise<void> {
    await query(
      `insert into supplier_process (process, seen_at) values ($1, now())
       on conflict (process) do update set seen_at = excluded.seen_at`,
      [process],
    )
    await query(`delete from supplier_process where seen_at < now() - interval '${goneSeconds} seconds'`)
    const [row] = await query<{ count: number }>('select count(*)::int as count from supplier_process')
    known = Math.max(1, row?.count ?? 1)
  }
  await reportAndCount()
  // A failure needs no report: without the database the gateway asks no supplier.
  const timer = setInterval(() => reportAndCount().catch(() => undefined), seenEveryMs).unref()
  return {
    count: () => known,
    reportAndCount,
    async leave(): Promise<void> {
      clearInterval(timer)
      await query('delete from supplier_process where process = $1', [process]).catch(() => undefined)
    },
  }
}
