import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The version, commit and time of a build. A build outside a checkout has no commit. */
export type BuildOrigin = {
  version: string
  /** The full hash, from `AVERIGUA_COMMIT` or from git. */
  commit?: string
  /** ISO time in UTC, from `SOURCE_DATE_EPOCH` or the clock. */
  builtAt: string
}

export async function describeBuild(root: string): Promise<BuildOrigin> {
  const [{ version }, commit] = await Promise.all([
    readFile(join(root, 'package.json'), 'utf8').then((text) => JSON.parse(text) as { version: string }),
    process.env.AVERIGUA_COMMIT || readCommit(root),
  ])
  const { SOURCE_DATE_EPOCH } = process.env
  const time = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date()
  return { version, ...(commit && { commit }), builtAt: time.toISOString() }
}

async function readCommit(root: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root })
    return stdout.trim()
  } catch {
    return undefined
  }
}
