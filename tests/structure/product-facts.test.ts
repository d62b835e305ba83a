import { productBlocks, productGrammars } from '@manifest/product/blocks.ts'
import { productKinds } from '@manifest/product/kinds.ts'
import { expect, it } from 'vitest'
import { app } from '@/generated/app.ts'
import { listSourceFiles, readImports, readSource } from './source-files.ts'

/** Folders whose tests may know the shipped product. `tests/e2e` tests its build; one folder there holds for any product. */
const mayKnow = /^tests\/(?:product|bench|docs\/support|e2e\/(?!any-product\/))/

const engine = listSourceFiles('tests').filter((file) => !mayKnow.test(file))

it('engine tests import nothing of tests/product', () => {
  const importing = engine.filter((file) =>
    readImports(file).some((path) => path.startsWith('tests/product/')),
  )
  expect(importing).toEqual([])
})

it('engine tests read the tables of the fixture product', () => {
  expect(app.product).toBe('Estante')
})

it('engine tests see no own kinds and blocks of the product', () => {
  expect([productKinds, productGrammars, productBlocks]).toEqual([{}, {}, {}])
})

it('engine tests do not read the shipped manifest', () => {
  const reads =
    /(?:root|resolve\(\)), 'manifest\b|resolveFolders\(\{\}, (?:root|resolve\(\)|process\.cwd\(\))/
  expect(engine.filter((file) => reads.test(readSource(file)))).toEqual([])
})
