import { expect, it } from 'vitest'
import { app } from '@/generated/app.ts'
import { listSourceFiles, readImports, readSource } from './source-files.ts'

/** Folders whose tests may know the shipped product. `tests/e2e` tests its build; one folder there holds for any product. */
const product = /^tests\/(?:product|e2e(?!\/any-product)|bench|demos|docs\/support)\//

const engine = ['tests'].flatMap(listSourceFiles).filter((file) => !product.test(file))

it('engine tests import no test of the shipped product', () => {
  const importing = engine.filter((file) => readImports(file).some((path) => product.test(path)))
  expect(importing).toEqual([])
})

it('engine tests read the tables of the fixture product', () => {
  expect(app.product).toBe('Estante')
})

it('engine tests do not read the shipped manifest', () => {
  const reads =
    /\b(?:root|dirname|resolve\(\))\b[^\n]*['"`/]manifest(?:['"`]|\/(?:app|menu|sources|brand|consultas|dossies|content|demo)\b)|resolveFolders\(\{\}, (?:root|resolve\(\)|process\.cwd\(\))/
  const isLong = (file: string) => file.endsWith('.full.test.ts')
  expect(engine.filter((file) => !isLong(file) && reads.test(readSource(file)))).toEqual([])
})
