import { createHash } from 'node:crypto'
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
 * @throws Error if the database is newer than this gateway, or has a file of an unreleased version, which was changed since.
 */
export async function migrate(database: Database, now = new Date()): Promise<void> {
  const files = listMigrations()
  await database.transaction(async ({ query, runFile }) => {
    await query('select pg_advisory_xact_lock($1)', [lockKey])
    await runFile(
      `create table if not exists migration (number int primary key, at timestamptz not null default now());
       alter table migration add column if not exists digest text`,
    )
    const rows = await query<{ number: number; digest: string | null }>(
      'select number, digest from migration',
    )
    const applied = new Map(rows.map(({ number, digest }) => [number, digest]))
    const newest = Math.max(0, ...applied.keys())
    if (newest > files.length)
      throw new Error(
        `O banco é de um gateway mais novo: tem a migração ${newest}, e este conhece ${files.length}`,
      )
    for (const { number, sql } of files) {
      const digest = createHash('sha256').update(sql).digest('hex')
      if (applied.has(number)) {
        if (applied.get(number) === digest) continue
        throw new Error(
          `O banco é de uma versão de teste: a migração ${number} mudou desde então. Use outro banco`,
        )
      }
      await runFile(sql)
      await query('insert into migration (number, digest) values ($1, $2)', [number, digest])
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
