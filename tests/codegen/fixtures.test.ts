import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts'
import { diagnosticCodes } from '../../codegen/diagnostics/diagnostic-codes.ts'
import { formatDiagnostic, formatDiagnostics } from '../../codegen/diagnostics/format-diagnostics.ts'
import type { VirtualFile } from '../../codegen/emit/virtual-file.ts'
import {
  baseCase,
  caseNames,
  findCasePath,
  generateCase,
  readRemovedFiles,
  runCase,
} from './support/fixture-case.ts'

/*
 * Each case is a folder: files of `manifest/` and `pages/` replace those of `base/`, and `removed.txt` lists
 * files to remove. `expected/` has the output of a valid manifest that differs from `base/expected/`, `errors.txt` or
 * `warnings.txt` the diagnostics of others. Update with `vitest run <file> -u`.
 */

const isValid = (name: string) => name.startsWith('valid-')

/** Schemas differ only by the names in a manifest, and `src/generated` has them all. One case shows the names. */
const isKept = (name: string, path: string) =>
  !path.startsWith('schema/') || (name === 'valid-access' && path === 'schema/routes.schema.json')

async function generateKept(name: string): Promise<VirtualFile[]> {
  const result = await generateCase(name)
  expect([result.ok, result.diagnostics]).toEqual([true, []])
  return result.ok ? result.files.filter(({ path }) => isKept(name, path)) : []
}

const formatted = (diagnostics: Diagnostic[]) => `${formatDiagnostics(diagnostics)}\n`

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()

describe('codegen', () => {
  it.each(caseNames.filter((name) => !isValid(name)))('reports %s', async (name) => {
    const { ok, diagnostics } = runCase(name)
    const [outcome, other] = ok ? ['warnings.txt', 'errors.txt'] : ['errors.txt', 'warnings.txt']
    expect(diagnostics.every(({ severity }) => severity === 'warning')).toBe(ok)
    expect(existsSync(findCasePath(name, other))).toBe(false)
    await expect(formatted(diagnostics)).toMatchFileSnapshot(findCasePath(name, outcome))
  })

  it('generates the base', async () => {
    const files = await generateKept(baseCase)
    for (const { path, content } of files)
      await expect(content).toMatchFileSnapshot(findCasePath(baseCase, `expected/${path}`))
    expect(filesBelow(findCasePath(baseCase, 'expected'))).toEqual(files.map(({ path }) => path).sort())
  })

  it.each(caseNames.filter(isValid))('generates %s', async (name) => {
    const baseContents = new Map((await generateKept(baseCase)).map(({ path, content }) => [path, content]))
    const files = await generateKept(name)
    const different = files.filter(({ path, content }) => baseContents.get(path) !== content)
    for (const { path, content } of different)
      await expect(content).toMatchFileSnapshot(findCasePath(name, `expected/${path}`))
    expect(filesBelow(findCasePath(name, 'expected'))).toEqual(different.map(({ path }) => path).sort())
    const absent = [...baseContents.keys()].filter((path) => !files.some((file) => file.path === path))
    const removed = readRemovedFiles(findCasePath(name, '.')).filter((path) => path.startsWith('consultas/'))
    expect(absent.map((path) => path.replace(/ts$/, 'yaml'))).toEqual(removed)
  })
})

/** Returns the key or value at the position of a diagnostic. */
function writtenAt({ frame = '', column }: Diagnostic): string {
  const [line = ''] = /^ *> .*$/m.exec(frame) ?? []
  const text = line.slice(line.indexOf('|') + 2).slice(column - 1)
  return /^(?:"[^"]*"?|'[^']*'?|[^,:}\]]+(?::(?! )[^,:}\]]*)*)/.exec(text)?.[0] ?? ''
}

/** Returns the texts in quotes and the paths in a message. */
const quotedIn = (message: string) =>
  Array.from(message.matchAll(/"([^"]+)"|(\S*\/\S*)|ícone (\S+)|página (\S+)|etiqueta (\S+)/g), (match) =>
    match.slice(1).find((part) => part !== undefined),
  )

describe('the position of a diagnostic', () => {
  it('is that of the text in its message, in at least 60 broken manifests', () => {
    const results = caseNames.map((name) => ({ name, ...runCase(name) }))
    const placed = results.filter(({ ok, diagnostics }) => {
      const errors = diagnostics.filter(({ severity }) => severity === 'error')
      return (
        !ok &&
        errors.every((found) =>
          quotedIn(found.message).some((quoted) => quoted && writtenAt(found).includes(quoted)),
        )
      )
    })
    expect(placed.map(({ name }) => name).length).toBeGreaterThanOrEqual(60)
  })

  it('has its caret below its column', () => {
    const results = caseNames.map(runCase)
    for (const { frame, line, column } of results.flatMap(({ diagnostics }) => diagnostics)) {
      if (frame === undefined) continue
      const [, margin = '', shownLine, caret = ''] = /^( *> +(\d+) \|).*\n(.*)\^/m.exec(frame) ?? []
      expect([Number(shownLine), caret.length]).toEqual([line, margin.length + column])
    }
  })
})

it('a hint that names what the user meant has it as the suggestion', () => {
  const found = caseNames.map(runCase).flatMap(({ diagnostics }) => diagnostics)
  const meant = found.flatMap(({ hint, suggestion }) => {
    const [, name] = /^você quis dizer "(.+)"\?$/.exec(hint) ?? []
    return name === undefined ? [] : [{ name, suggestion }]
  })
  expect(meant.length).toBeGreaterThan(50)
  expect(meant.filter(({ name, suggestion }) => name !== suggestion)).toEqual([])
})

it('a wrong value has a hint of its own, which says more than the remedy of its code', () => {
  const results = caseNames.map(runCase)
  const found = results.flatMap(({ diagnostics }) => diagnostics)
  const generic = found.filter(
    ({ code, hint }) => /^invalid-value$|^wrong-type$/.test(code) && hint === diagnosticCodes[code].remedy,
  )
  expect(generic.map(formatDiagnostic)).toEqual([])
})

/** read-manifest.test.ts has the cases of these codes. */
const elsewhere = new Set(['too-large'])

it.each(Object.keys(diagnosticCodes).filter((code) => !elsewhere.has(code)))('%s has two cases', (code) => {
  const named = caseNames.filter((name) => name.startsWith(`${code}-`))
  const results = named.map(runCase)
  const hits = results.filter(({ diagnostics }) => diagnostics.some((found) => found.code === code))
  expect(hits.length).toBeGreaterThanOrEqual(2)
})
