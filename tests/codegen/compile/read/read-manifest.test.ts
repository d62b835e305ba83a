import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildModel } from '../../../../codegen/generate.ts'

/** Manifests that a fixture folder cannot hold: huge files, symbolic links. */
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'averigua-manifest-'))
  put('manifest/menu.yaml', 'sidebar: []\n')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(name: string, content: string) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const build = () =>
  buildModel({ manifestDir: join(folder, 'manifest'), pagesDir: join(folder, 'src'), cwd: folder })

function listDiagnostics() {
  const built = build()
  return built.ok
    ? []
    : built.diagnostics.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)
}

const route = 'routes:\n  - { path: /casa, page: pages/casa, title: Casa }\n'

describe('readManifest', () => {
  it('reports a missing folder', () => {
    rmSync(join(folder, 'manifest'), { recursive: true })
    expect(listDiagnostics()).toEqual(['missing-file manifest:1:1'])
  })

  it.each(['app.yaml', 'content/faq.yaml'])('reports %s over 1 MB without reading it', (name) => {
    put('manifest/app.yaml', 'product: Exemplo\n')
    put(`manifest/${name}`, `# ${'x'.repeat(1_000_001)}\n`)
    expect(listDiagnostics()).toEqual([`too-large manifest/${name}:1:1`])
  })

  it('refuses a link out of the manifest, and shows nothing of its target', () => {
    put('manifest/app.yaml', 'product: Exemplo\n')
    put('outside.txt', 'root:x:0:0\n')
    put('manifest/inside.txt', 'sections: []\n')
    mkdirSync(join(folder, 'manifest/content'))
    symlinkSync(join(folder, 'outside.txt'), join(folder, 'manifest/content/pricing.yaml'))
    symlinkSync(join(folder, 'manifest/inside.txt'), join(folder, 'manifest/content/faq.yaml'))
    const { diagnostics } = build()
    expect(diagnostics).toMatchObject([
      { file: 'manifest/content/pricing.yaml', message: 'O arquivo é um link para fora do manifesto' },
    ])
    expect(JSON.stringify(diagnostics)).not.toContain('root:x')
  })

  it('reports 100,000 open brackets without a stack overflow', () => {
    put('manifest/app.yaml', `product: ${'['.repeat(100_000)}`)
    expect(listDiagnostics()).toEqual(['too-deep manifest/app.yaml:1:42'])
  })

  it.each([
    ['keys that do not exist', 'product: Exemplo\n', (index: number) => `k${index}: 1\n`, 'unknown-key'],
    ['syntax errors', 'product: Exemplo\n', () => 'product: 1\n', 'yaml-syntax'],
  ])('reports a file full of %s', (_, head, line, code) => {
    const lines = Array.from({ length: 3_000 }, (_, index) => line(index))
    put('manifest/app.yaml', head + lines.join(''))
    const found = listDiagnostics()
    expect(found).toHaveLength(lines.length)
    expect(found.at(-1)).toBe(`${code} manifest/app.yaml:3001:1`)
  })

  it('reports a file that the system does not let it read', () => {
    put('manifest/app.yaml', 'product: Exemplo\n')
    mkdirSync(join(folder, 'manifest/consultas/cep.yaml'), { recursive: true })
    symlinkSync(join(folder, 'nada.yaml'), join(folder, 'manifest/consultas/cpf.yaml'))
    expect(listDiagnostics()).toEqual([
      'missing-file manifest/consultas/cep.yaml:1:1',
      'missing-file manifest/consultas/cpf.yaml:1:1',
    ])
  })

  it('reads CRLF and a byte order mark as LF without one', () => {
    put('manifest/app.yaml', 'product: Exemplo\nfooter: { year: 2030 }\n')
    const plain = build()
    put('manifest/app.yaml', '\uFEFFproduct: Exemplo\r\nfooter: { year: 2030 }\r\n')
    const other = build()
    expect([plain.ok, other.ok]).toEqual([true, true])
    if (plain.ok && other.ok) expect(other.model).toEqual(plain.model)
  })

  it('reports positions in a file with CRLF and a byte order mark', () => {
    put('manifest/app.yaml', '\uFEFFproduct: Exemplo\r\nfotter: {}\r\n')
    expect(listDiagnostics()).toEqual(['unknown-key manifest/app.yaml:2:1'])
  })

  it('reports a page outside src behind a symbolic link', () => {
    put('manifest/app.yaml', 'product: Exemplo\n')
    put('manifest/routes/app.yaml', route)
    put('fora/casa.tsx', 'export default () => null\n')
    mkdirSync(join(folder, 'src/pages'), { recursive: true })
    symlinkSync(join(folder, 'fora/casa.tsx'), join(folder, 'src/pages/casa.tsx'))
    expect(listDiagnostics()).toEqual(['page-outside manifest/routes/app.yaml:2:26'])
  })

  it.each([
    'export default function Casa() {}',
    'const casa = 1\nexport { casa as default }',
    "export { default } from './outra.tsx'",
    "export { casa, outra as default } from './outra.tsx'",
  ])('accepts a page with %j', (source) => {
    put('manifest/app.yaml', 'product: Exemplo\n')
    put('manifest/routes/app.yaml', route)
    put('src/pages/casa.tsx', source)
    expect(listDiagnostics()).toEqual([])
  })

  it('resolves 1,000 variants', () => {
    put('manifest/app.yaml', 'product: Exemplo\n')
    const variants = Array.from(
      { length: 1_000 },
      (_, index) => `  ${index + 1}: { title: Variante ${index + 1} }\n`,
    )
    put(
      'manifest/consultas/teste.yaml',
      `consulta: teste\ntitle: Teste\npath: /t\nvariants:\n${variants.join('')}`,
    )
    const built = build()
    expect(built.ok && built.model.families[0]?.variants.length).toBe(1_000)
  })
})
