import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { generate } from '../../codegen/generate.ts'
import { pages } from '../../src/generated/pages.ts'
import { deleteDemos } from '../support/delete-demos.ts'
import { listSourceFiles, readImports } from './source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'averigua-'))

afterAll(() => rmSync(folder, { recursive: true }))

// tests/full checks that the rest type-checks, builds and passes its tests, which takes a minute.

it('generates a product without its demos', async () => {
  const root = join(import.meta.dirname, '../..')
  for (const part of ['manifest', 'src', 'tests/demos', 'tests/e2e/demos'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  deleteDemos(folder)
  const generated = await generate({
    manifestDir: join(folder, 'manifest'),
    pagesDir: join(folder, 'src'),
    cwd: folder,
  })
  if (!generated.ok) expect.fail(JSON.stringify(generated.diagnostics))
  const emitted = generated.files.map(({ content }) => content).join()
  expect(emitted).not.toContain('demos/')
  const emittedPages = Object.keys(pages).filter((page) => emitted.includes(`'${page}'`))
  expect(emittedPages).toEqual(Object.keys(pages).filter((page) => !page.startsWith('demos/')))
})

it('only demos and the emitted pages import a demo', () => {
  const isDemo = (path: string) => /^(src|tests|tests\/e2e)\/demos\//.test(path)
  const files = ['src', 'codegen', 'manifest', 'deploy', 'tests'].flatMap(listSourceFiles)
  const importing = files.filter((file) => !isDemo(file) && readImports(file).some(isDemo))
  expect(importing).toEqual(['src/generated/pages.ts'])
})
