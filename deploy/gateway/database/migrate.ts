import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

const folder = join(import.meta.dirname, 'migrations')

/** Any number that no other program of the database locks. */
const lockKey = 7_203_540_191

/** Partitions of the audit rows exist for this year and this many more. */
const partitionYears = 2

/**
 * Applies the numbered files that the database lacks, in one transaction. Gateways that start at the same time wait for each
 * other.
 *
 * @throws Error if the database is newer than this gateway.
 */
export async function migrate(database: Database, now = new Date()): Promise<void> {
  const files = listMigrations()
  await database.transaction(async ({ query, runFile }) => {
    await query('select pg_advisory_xact_lock($1)', [lockKey])
    await runFile(
      'create table if not exists migration (number int primary key, at timestamptz not null default now())',
    )
    const applied = new Set(
      (await query<{ number: number }>('select number from migration')).map((row) => row.number),
    )
    const newest = Math.max(0, ...applied)
    if (newest > files.length)
      throw new Error(
        `O banco é de um gateway mais novo: tem a migração ${newest}, e este conhece ${files.length}`,
      )
    for (const { number, sql } of files) {
      if (applied.has(number)) continue
      await runFile(sql)
      await query('insert into migration (number) values ($1)', [number])
    }
    const year = now.getUTCFullYear()
    await query('select create_audit_partitions($1, $2)', [year, year + partitionYears])
  })
}

/** Returns the files in the order of their numbers, which have no gap. */
function listMigrations(): { number: number; sql: string }[] {
  const names = readdirSync(folder).toSorted()
  return names.map((name, index) => {
    const number = Number(/^(\d{4})-[a-z-]+\.sql$/.exec(name)?.[1])
    if (number !== index + 1) throw new Error(`A migration is misnamed: ${name}`)
    return { number, sql: readFileSync(join(folder, name), 'utf8') }
  })
}
