import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Generated, generate } from '../../../codegen/generate.ts'

const base = join(import.meta.dirname, '../base')

const fixtures = join(import.meta.dirname, '../fixtures')

export const caseNames = readdirSync(fixtures)

/** Returns the path of a file or folder of a case. */
export const findCasePath = (name: string, path: string) => join(fixtures, name, path)

/** The folder of a case with the fixed files. */
export const fixFolder = 'mended'

/** Returns true if a case has fixed files: then it is the example of its code in docs/diagnosticos.md. */
export const hasFix = (name: string) => existsSync(findCasePath(name, fixFolder))

const results = new Map<string, Promise<Generated>>()

/**
 * Generates a case: its files replace those of the base, without those in `removed.txt`. Each case runs once.
 */
export function runCase(name: string): Promise<Generated> {
  const result = results.get(name) ?? generateFrom([findCasePath(name, '.')])
  results.set(name, result)
  return result
}

/** Generates a case with its fixed files. */
export const runFixedCase = (name: string): Promise<Generated> =>
  generateFrom([findCasePath(name, '.'), findCasePath(name, fixFolder)])

function generateFrom(layers: string[]): Promise<Generated> {
  const folder = mkdtempSync(join(tmpdir(), 'averigua-fixture-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(base, folder, { recursive: true })
  for (const layer of layers) {
    for (const file of readRemovedFiles(layer)) rmSync(join(folder, 'manifest', file))
    for (const part of ['manifest', 'pages'])
      if (existsSync(join(layer, part))) cpSync(join(layer, part), join(folder, part), { recursive: true })
  }
  return generate({
    manifestDir: join(folder, 'manifest'),
    pagesDir: join(folder, 'pages'),
    cwd: folder,
  })
}

function readRemovedFiles(layer: string): string[] {
  const list = join(layer, 'removed.txt')
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
}
