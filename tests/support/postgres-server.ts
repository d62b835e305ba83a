import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../e2e/support/free-ports.ts'
import { findPostgres } from './find-postgres.mjs'

/** PostgreSQL refuses to run as root. Debian's packages create this user. */
const isRoot = process.getuid?.() === 0

function runProgram(name: string, ...args: string[]): void {
  const bin = findPostgres()
  if (bin === undefined) throw new Error('Run: node tests/support/ensure-postgres.mjs')
  const program = join(bin, name)
  const [command, given] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', program, ...args]]
    : ([program, args] as const)
  execFileSync(command, given, { stdio: ['ignore', 'ignore', 'inherit'] })
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/** Starts a PostgreSQL with its own folder and port. `remove` stops it and deletes the folder. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'averigua-postgres-'))
  const data = join(folder, 'data')
  if (isRoot) chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), 0)
  runProgram('initdb', '-D', data, '-A', 'trust', '-U', 'postgres')
  const [port = 0] = await freePorts(1)
  const start = () => {
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
    runProgram('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  }
  const stop = (mode: 'fast' | 'immediate' = 'fast') =>
    runProgram('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove() {
      stop()
      rmSync(folder, { recursive: true })
    },
  }
}
