import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { wrapPool } from '../../../../deploy/gateway/database/postgres.ts'
import { freePorts } from '../../../e2e/support/free-ports.ts'
import { findPostgres } from '../../../support/find-postgres.mjs'
import { createSchema } from './databases.ts'

/** PostgreSQL refuses to run as root. Debian's packages create this user. */
const isRoot = process.getuid?.() === 0

function runProgram(name: string, ...args: string[]): string {
  const bin = findPostgres()
  if (bin === undefined) throw new Error('Run: node tests/support/ensure-postgres.mjs')
  const program = join(bin, name)
  const [command, given] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', program, ...args]]
    : ([program, args] as const)
  return execFileSync(command, given, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Starts a PostgreSQL of its own for the file's tests, and removes it after them. */
export function usePostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'averigua-postgres-'))
  const data = join(folder, 'data')
  let port = 0
  let pool: pg.Pool

  const start = () =>
    runProgram(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`,
      'start',
    )
  const stop = (mode: 'fast' | 'immediate' = 'fast') =>
    runProgram('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')
  const url = () => `postgres://postgres@127.0.0.1:${port}/postgres`

  beforeAll(async () => {
    if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), 0)
    runProgram('initdb', '-D', data, '-A', 'trust', '-U', 'postgres')
    ;[port = 0] = await freePorts(1)
    start()
    pool = new pg.Pool({ connectionString: url(), max: 20 })
    // Tests stop the server.
    pool.on('error', () => undefined)
  })
  afterAll(async () => {
    await pool.end()
    stop()
    rmSync(folder, { recursive: true })
  })
  return {
    url,
    start,
    stop,
    createDatabase: () => createSchema(wrapPool(pool)),
    asOwner: () => wrapPool(pool),
  }
}
