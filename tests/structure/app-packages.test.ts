import { expect, it } from 'vitest'
import { dependencies } from '../../package.json'
import { appPackages } from '../../vite.config.ts'
import { listSourceFiles, readSource } from './source-files.ts'

const valueImports = /^(?!import type ).*?(?:\bfrom |\bimport |\bimport\()'([^'\n]+)'/gm

const readPackage = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

/** The development server sends the manifest's modules as they are: blocks with their grammar. */
const folders = [
  'src',
  'manifest/contract',
  'manifest/kinds',
  'manifest/blocks',
  'manifest/product',
  'manifest/schema',
]

const sources = folders.flatMap(listSourceFiles).filter((file) => !file.startsWith('src/generated/'))

/** Runs when the product is built, and in no browser. */
const buildModule = 'src/app/prerender.tsx'

const importedPackages = new Set(
  sources
    .filter((file) => file !== buildModule)
    .flatMap((file) => Array.from(readSource(file).matchAll(valueImports), ([, name = '']) => name))
    .filter((name) => readPackage(name) in dependencies && !name.endsWith('.css')),
)

it('appPackages in vite.config.ts lists every package that the app imports', () => {
  expect([...importedPackages].filter((name) => !appPackages.includes(name))).toEqual([])
})

const hasDemos = sources.some((file) => file.startsWith('src/demos/'))

it.runIf(hasDemos)('appPackages lists no package that src does not import', () => {
  expect(appPackages.filter((name) => !importedPackages.has(name))).toEqual([])
})
