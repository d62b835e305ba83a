import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { HtmlTagDescriptor } from 'vite'
import type { Auth, Sources } from '../../../manifest/contract/resolved.ts'
import { importEmitted } from '../import-emitted.ts'
import type { Environment } from './build-variables.ts'

/** The version, commit and time of a build. A build outside a checkout has no commit. */
type BuildOrigin = {
  version: string
  /** The full hash, from `AVERIGUA_COMMIT` or from git. */
  commit?: string
  /** ISO time in UTC, from `SOURCE_DATE_EPOCH` or the clock. */
  builtAt: string
}

/** The origin of a build for the app, and its path and variables for `deploy/configure`. */
export type BuildMark = BuildOrigin & { base: string; variables: Record<string, string> }

/** Returns the element that marks the page of a build. */
export async function markBuild(
  outDir: string,
  root: string,
  base: string,
  env: Environment,
): Promise<HtmlTagDescriptor[]> {
  const [origin, { pickVariables }, { sources }, { authSettings }] = await Promise.all([
    describeBuild(root),
    import('./build-variables.ts'),
    importEmitted<{ sources: Sources }>(outDir, 'sources.ts'),
    importEmitted<{ authSettings: Auth }>(outDir, 'auth.ts'),
  ])
  const mark: BuildMark = { ...origin, base, variables: pickVariables(sources, authSettings, env) }
  return [{ tag: 'meta', attrs: { name: 'averigua-build', content: JSON.stringify(mark) } }]
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
