import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../support/temporary-project.ts'

const root = join(import.meta.dirname, '../../..')

const copiedPaths = ['codegen', 'manifest', 'package.json', 'package-lock.json']

export type RunResult = { status: number; stdout: string; stderr: string }

/**
 * Copies codegen to a folder with its own packages and caches, removed when the test ends. `run` starts it as
 * `npm run codegen` does.
 */
export function copyCodegen() {
  const folder = temporaryFolder()
  const packages = join(folder, 'node_modules')
  for (const part of copiedPaths) cpSync(join(root, part), join(folder, part), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue
    mkdirSync(dirname(join(packages, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(packages, name))
  }
  const caches = join(packages, '.cache')
  return {
    folder,
    caches,
    packages,
    /** The cached files of earlier runs, without V8's own. */
    listCacheFiles: () =>
      (existsSync(caches) ? [...readFolderContents(caches).keys()] : []).filter(
        (path) => !path.includes('/v8/'),
      ),
    clearCaches: () => rmSync(caches, { recursive: true, force: true }),
    run: (cwd: string, args: string[] = [], env: Record<string, string> = {}) =>
      new Promise<RunResult>((resolve) => {
        const options = { cwd, env: { ...process.env, CI: '', ...env } }
        const launcher = join(folder, 'codegen/cli/launch.mjs')
        execFile(process.execPath, [launcher, ...args], options, (error, stdout, stderr) =>
          resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
        )
      }),
  }
}

/** Returns the texts of all files below a folder, by their paths in it. */
export const readFolderContents = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'latin1')]),
  )
