import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  type BuiltModel,
  buildModel,
  type Generated,
  generate,
  type ManifestOptions,
} from '../../../codegen/generate.ts'

const base = join(import.meta.dirname, '../base')

const fixtures = join(import.meta.dirname, '../fixtures')

export const caseNames = readdirSync(fixtures)

/** The case that all others change. It is beside the folder of the others. */
export const baseCase = '../base'

/** Returns the path of a file or folder of a case. */
export const findCasePath = (name: string, path: string) => join(fixtures, name, path)

/** The folder of a case with the fixed files. */
export const fixFolder = 'mended'

/** Returns true if a case has fixed files: then it is the example of its code in docs/diagnosticos.md. */
export const hasFix = (name: string) => existsSync(findCasePath(name, fixFolder))

const results = new Map<string, BuiltModel>()

/** Builds the model of a case, and emits nothing. Each case runs once. */
export function runCase(name: string): BuiltModel {
  const result = results.get(name) ?? buildModel(createProject(findCasePath(name, '.')))
  results.set(name, result)
  return result
}

/** Builds the model of a case with its fixed files. */
export const runFixedCase = (name: string): BuiltModel =>
  buildModel(createProject(findCasePath(name, '.'), findCasePath(name, fixFolder)))

/** Generates a case. */
export const generateCase = (name: string): Promise<Generated> =>
  generate(createProject(findCasePath(name, '.')))

/** Creates a folder with the files of the layers in place of those of the base, without those in `removed.txt`. */
function createProject(...layers: string[]): ManifestOptions {
  const folder = mkdtempSync(join(tmpdir(), 'averigua-fixture-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['manifest', 'pages']) cpSync(join(base, part), join(folder, part), { recursive: true })
  for (const layer of layers) {
    for (const file of readRemovedFiles(layer)) rmSync(join(folder, 'manifest', file))
    for (const part of ['manifest', 'pages'])
      if (existsSync(join(layer, part))) cpSync(join(layer, part), join(folder, part), { recursive: true })
  }
  return { manifestDir: join(folder, 'manifest'), pagesDir: join(folder, 'pages'), cwd: folder }
}

/** Returns the files of the base that a case does not have, as paths in its manifest. */
export function readRemovedFiles(layer: string): string[] {
  const list = join(layer, 'removed.txt')
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
}
