import { expect, it } from 'vitest'
import { dependencies } from '../../package.json'
import { appPackages } from '../../vite.config.ts'
import { listSourceFiles, readSource } from './source-files.ts'

const valueImports = /^(?!import type ).*?(?:\bfrom |\bimport |\bimport\()'([^'\n]+)'/gm

const readPackage = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

it('appPackages in vite.config.ts lists exactly the packages that src imports', () => {
  const files = listSourceFiles('src').filter((file) => !file.startsWith('src/generated/'))
  const names = files.flatMap((file) =>
    Array.from(readSource(file).matchAll(valueImports), ([, name = '']) => name),
  )
  const imported = names.filter((name) => readPackage(name) in dependencies && !name.endsWith('.css'))
  expect(appPackages.toSorted()).toEqual([...new Set(imported)].toSorted())
})
