import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Locks the folder of a database for this process, because two processes would destroy it. Returns a function that unlocks it. The
 * lock of a process that was killed does not count.
 *
 * @throws Error if another process has the folder.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 })
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined
  if (owner !== undefined && owner !== process.pid && isRunning(owner))
    throw new Error(
      `a pasta está em uso pelo processo ${owner}, talvez um gateway. Pare-o antes, também para audit e statement; com PostgreSQL (DATABASE_URL) vários processos usam o banco`,
    )
  rmSync(file, { force: true })
  // Fails if another process locks the folder at this moment.
  writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
  return () => rmSync(file, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
