import { expect, it } from 'vitest'
import { parseManifest } from '../../../codegen/compile/parse/parse-manifest.ts'
import { type ManifestFiles, withTexts } from '../../../codegen/compile/read/manifest-files.ts'
import { readManifest } from '../../../codegen/compile/read/read-manifest.ts'
import { toReport } from '../../../codegen/diagnostics/diagnostic.ts'

const noFiles: ManifestFiles = { names: () => [], size: () => 0, bytes: () => new Uint8Array() }

/** Returns the diagnostics of an `app.yaml` in a manifest with an empty menu. */
function listDiagnostics(text: string) {
  const texts = new Map([
    ['app.yaml', text],
    ['menu.yaml', 'sidebar: []\n'],
  ])
  const read = readManifest('/manifest', '/', withTexts(noFiles, texts))
  return [...read.diagnostics, ...parseManifest(read).diagnostics]
}

it.each([
  ['a misspelt key', 'produtto: Exemplo\n', ['produtto'], 'produtto', 'product', 'product'],
  ['a value of the wrong type', 'product: 3\n', ['product'], '3', undefined, '"3"'],
  [
    'a key without its space',
    'product:Exemplo: 1\n',
    ['product:Exemplo'],
    'product:Exemplo',
    undefined,
    'product: Exemplo',
  ],
  ['a key that does not exist', 'product: A\nxyz: 1 # x\n', ['xyz'], 'xyz', undefined, undefined],
  ['a missing key', '# A comment\nauth:\n  roles: []\n', [], '# A comment', undefined, undefined],
  ['an empty value', 'product:\n', ['product'], '', undefined, undefined],
  ['a syntax error', 'product: A\nauth:\n  roles: [a\n', ['auth', 'roles'], '[a', undefined, undefined],
])('has path, range, suggestion and fix of %s', (_, text, path, written, suggestion, fixed) => {
  const [diagnostic] = listDiagnostics(text)
  expect(diagnostic).toMatchObject({ path })
  const { range, fix } = diagnostic ?? {}
  expect(text.slice(range?.start, range?.end)).toBe(written)
  expect(diagnostic?.suggestion).toBe(suggestion)
  expect(fix?.text).toBe(fixed)
})

it('reports without the data of the studio', () => {
  const [diagnostic] = listDiagnostics('produtto: Exemplo\n')
  expect(diagnostic && Object.keys(toReport(diagnostic))).toEqual([
    'code',
    'severity',
    'message',
    'file',
    'line',
    'column',
    'hint',
    'frame',
  ])
})
