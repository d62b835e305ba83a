import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Diagnostic, formatDiagnostic } from '../../codegen/diagnostics/diagnostic.ts'
import { diagnosticCodes } from '../../codegen/diagnostics/diagnostic-codes.ts'
import { generate } from '../../codegen/generate.ts'

/** A folder a case: `manifest/`, `pages/` where it has its own, and `errors.txt` or `expected/`. Update with `vitest -u`. */
const folder = join(import.meta.dirname, 'fixtures')

const sharedPages = join(import.meta.dirname, 'pages')

const cases = readdirSync(folder)

function run(name: string) {
  const ownPages = join(folder, name, 'pages')
  return generate({
    manifestDir: join(folder, name, 'manifest'),
    pagesDir: existsSync(ownPages) ? ownPages : sharedPages,
    cwd: join(folder, name),
  })
}

const codesOf = async (name: string) => {
  const result = await run(name)
  return result.ok ? [] : result.diagnostics.map(({ code }) => code)
}

const written = (diagnostics: Diagnostic[]) => `${diagnostics.map(formatDiagnostic).join('\n\n')}\n`

describe('a manifest', () => {
  it.each(cases.filter((name) => !name.startsWith('valid-')))('%s is answered', async (name) => {
    const result = await run(name)
    expect(result.ok).toBe(false)
    const text = result.ok ? '' : written(result.diagnostics)
    await expect(text).toMatchFileSnapshot(join(folder, name, 'errors.txt'))
  })

  it.each(cases.filter((name) => name.startsWith('valid-')))('%s generates', async (name) => {
    const result = await run(name)
    expect(result.ok).toBe(true)
    for (const { path, content } of result.ok ? result.files : [])
      await expect(content).toMatchFileSnapshot(join(folder, name, 'expected', path))
  })
})

/** What no folder can hold, or must not: read-manifest.test.ts has their cases. */
const elsewhere = new Set(['too-large'])

it.each(Object.keys(diagnosticCodes).filter((code) => !elsewhere.has(code)))(
  '%s has two cases',
  async (code) => {
    const named = cases.filter((name) => name.startsWith(`${code}-`))
    const hits = await Promise.all(
      named.map(async (name) => (await codesOf(name)).some((found) => found === code)),
    )
    expect(hits.filter(Boolean).length).toBeGreaterThanOrEqual(2)
  },
)
