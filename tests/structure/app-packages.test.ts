import { expect, it } from 'vitest'
import { dependencies } from '../../package.json'
import { appPackages } from '../../vite.config.ts'
import { listSourceFiles, readSource } from './source-files.ts'

const valueImports = /^(?!import type ).*?(?:\bfrom |\bimport |\bimport\()'([^'\n]+)'/gm

const readPackage = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

const sources = listSourceFiles('src').filter((file) => !/^src\/(?:demos|generated)\//.test(file))

/** Runs when the product is built, and in no browser. */
const buildModule = 'src/app/prerender.tsx'

const importedPackages = new Set(
  sources
    .filter((file) => file !== buildModule)
    .flatMap((file) => Array.from(readSource(file).matchAll(valueImports), ([, name = '']) => name))
    .filter((name) => readPackage(name) in dependencies && !name.endsWith('.css')),
)

it('appPackages in vite.config.ts lists every package that src imports outside the demonstrations', () => {
  expect([...importedPackages].filter((name) => !appPackages.includes(name))).toEqual([])
})

it('appPackages lists no other package', () => {
  expect(appPackages.filter((name) => !importedPackages.has(name))).toEqual([])
})
