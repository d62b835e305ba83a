import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../../../codegen/generate.ts'
import { temporaryProject } from '../../support/temporary-project.ts'

/** Builds the model of the small manifest with one more or another file. */
function buildWith(path: string, text: string) {
  const { folder } = temporaryProject({ [path]: text })
  return buildModel({ manifestDir: join(folder, 'manifest'), pagesDir: join(folder, 'src'), cwd: folder })
}

describe('readManifest', () => {
  it.each([
    ['keys that do not exist', (index: number) => `k${index}: 1\n`, 'unknown-key'],
    ['syntax errors', () => 'product: 1\n', 'yaml-syntax'],
  ])(
    'reports a file full of %s within seconds',
    (_, line, code) => {
      const lines = Array.from({ length: 60_000 }, (_, index) => line(index))
      const built = buildWith('manifest/app.yaml', `product: Exemplo\n${lines.join('')}`)
      const found = built.ok ? [] : built.diagnostics
      expect(found).toHaveLength(lines.length)
      expect(found.at(-1)).toMatchObject({ code, file: 'manifest/app.yaml', line: 60_001, column: 1 })
    },
    30_000,
  )

  it('resolves 10,000 variants within seconds', () => {
    const variants = Array.from(
      { length: 10_000 },
      (_, index) => `  ${index + 1}: { title: Variante ${index + 1} }\n`,
    )
    const built = buildWith(
      'manifest/consultas/teste.yaml',
      `consulta: teste\ntitle: Teste\npath: /t\nvariants:\n${variants.join('')}`,
    )
    const family = built.ok ? built.model.families.find(({ family }) => family === 'teste') : undefined
    expect(family?.variants.length).toBe(10_000)
  }, 20_000)
})
