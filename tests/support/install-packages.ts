import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../bench/measure/run.ts'

/**
 * Installs the exact versions of a folder's `package.json` outside the project, and returns the new folder. A
 * folder with the same versions is reused.
 */
export async function installPackages(
  sources: string,
  name: string,
  log: (text: string) => void = () => {},
): Promise<string> {
  const file = join(sources, 'package.json')
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `averigua-${name}-${digest}`)
  await installInto(folder, file, log)
  return folder
}

/** Installs the versions of a `package.json` into a folder without packages. */
export async function installInto(folder: string, packageFile: string, log: (text: string) => void) {
  if (existsSync(join(folder, 'node_modules'))) return
  log(`Instala em ${folder}`)
  const partial = `${folder}-${process.pid}`
  mkdirSync(partial, { recursive: true })
  cpSync(packageFile, join(partial, 'package.json'))
  await runProgram(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'],
    partial,
  )
  // Removes what an interrupted installation left.
  rmSync(folder, { recursive: true, force: true })
  renameSync(partial, folder)
}
