import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** The folder of the build that `npm run size` and the browser tests share. */
export const sharedBuild = join(root, '.vite/build')

/** The digest of its sources, once the build is complete. */
const stamp = `${sharedBuild}.sources`

/** Files and folders that a build reads, besides the installed packages of the lockfile. */
const sources = [
  'src',
  'manifest',
  'codegen',
  'deploy',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Builds the app into `sharedBuild`. */
export async function buildShared(): Promise<Rolldown.RolldownOutput> {
  rmSync(stamp, { force: true })
  const digest = digestSources()
  const result = await build({ root, logLevel: 'error', build: { outDir: sharedBuild, emptyOutDir: true } })
  writeFileSync(stamp, digest)
  return result as Rolldown.RolldownOutput
}

/** Builds the app unless `sharedBuild` was built from these sources and variables. */
export async function ensureSharedBuild(): Promise<void> {
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === digestSources()
  if (!isCurrent) await buildShared()
}

function digestSources(): string {
  const hash = createHash('sha256')
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  hash.update(JSON.stringify([process.version, variables.toSorted()]))
  const environmentFiles = readdirSync(root).filter((name) => name.startsWith('.env'))
  for (const name of [...sources, ...environmentFiles])
    for (const file of listFiles(join(root, name))) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
