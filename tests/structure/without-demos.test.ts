import { expect, it } from 'vitest'
import { listSourceFiles, readImports } from './source-files.ts'

it('only demos and the emitted pages import a demo', () => {
  const isDemo = (path: string) => /^(src|tests\/product|tests\/e2e)\/demos\//.test(path)
  const files = ['src', 'codegen', 'manifest', 'deploy', 'tests'].flatMap(listSourceFiles)
  const importing = files.filter((file) => !isDemo(file) && readImports(file).some(isDemo))
  expect(importing.filter((file) => file !== 'src/generated/pages.ts')).toEqual([])
})
