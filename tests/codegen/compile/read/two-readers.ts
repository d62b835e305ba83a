import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { parseSimpleYaml } from '../../../../codegen/compile/read/parse-simple-yaml.ts'
import { parseYaml } from '../../../../codegen/compile/read/parse-yaml.ts'

const root = join(import.meta.dirname, '../../../..')

export const readFilesBelow = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

/** Reads a text with `yaml`. Returns `undefined` if the text has issues. */
export function readWithParser(text: string): { value: unknown } | undefined {
  const parsed = parseYaml(text, String)
  return Array.isArray(parsed) ? undefined : { value: parsed.toJS({ maxAliasCount: 0 }) }
}

/** Expects the same value from both packages, with keys in the same order, or `undefined` from js-yaml. */
export function expectSameValue(text: string) {
  const quick = parseSimpleYaml(text)
  if (!quick) return
  const parsedValue = readWithParser(text)
  expect({ text, ...quick }).toStrictEqual({ text, ...parsedValue })
  expect(JSON.stringify(quick.value)).toBe(JSON.stringify(parsedValue?.value))
}

export const shipped = readFilesBelow('manifest', /\.yaml$/)
