import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Generated, generate } from '../../../codegen/generate.ts'

const base = join(import.meta.dirname, '../base')

const fixtures = join(import.meta.dirname, '../fixtures')

/** The names of all cases. */
export const caseNames = readdirSync(fixtures)

/** A file or folder of a case. */
export const inCase = (name: string, path: string) => join(fixtures, name, path)

const results = new Map<string, Promise<Generated>>()

/**
 * What codegen makes of a case: the base's `manifest/` and `pages/` with the case's own laid over them, and
 * without the manifest files that the case's `removed.txt` lists, one a line. Each case is run once.
 */
export function runCase(name: string): Promise<Generated> {
  const result = results.get(name) ?? generateCase(name)
  results.set(name, result)
  return result
}

function generateCase(name: string): Promise<Generated> {
  const folder = mkdtempSync(join(tmpdir(), 'averigua-fixture-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(base, folder, { recursive: true })
  for (const file of removedFiles(name)) rmSync(join(folder, 'manifest', file))
  for (const part of ['manifest', 'pages'])
    if (existsSync(inCase(name, part))) cpSync(inCase(name, part), join(folder, part), { recursive: true })
  return generate({
    manifestDir: join(folder, 'manifest'),
    pagesDir: join(folder, 'pages'),
    cwd: folder,
  })
}

function removedFiles(name: string): string[] {
  const list = inCase(name, 'removed.txt')
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
}
