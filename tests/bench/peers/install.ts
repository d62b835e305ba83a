import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../measure/run.ts'

const sources = import.meta.dirname

/**
 * Installs the peers in the exact versions of `package.json`, outside the project, and returns the folder. An
 * existing folder is reused while the versions are the same. `AVERIGUA_BENCH_PEERS` sets another folder.
 */
export async function installPeers(log: (text: string) => void): Promise<string> {
  const file = readFileSync(join(sources, 'package.json'))
  const digest = createHash('sha256').update(file).digest('hex').slice(0, 12)
  const folder = process.env.AVERIGUA_BENCH_PEERS ?? join(tmpdir(), `averigua-bench-peers-${digest}`)
  if (existsSync(join(folder, 'node_modules'))) return folder
  log(`Instala em ${folder} com o que se compara`)
  const partial = `${folder}-${process.pid}`
  mkdirSync(partial, { recursive: true })
  cpSync(join(sources, 'package.json'), join(partial, 'package.json'))
  await runProgram(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'],
    partial,
  )
  // Removes what an interrupted installation left.
  rmSync(folder, { recursive: true, force: true })
  renameSync(partial, folder)
  return folder
}
