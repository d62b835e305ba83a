import { expect, it } from 'vitest'
import { listSourceFiles, readSource } from './source-files.ts'

/** The file that makes formatters, by `locale` and `currency` of the manifest. */
const onePlace = 'src/lib/format/intl.ts'

/** Files whose content is in a language or an amount in a currency, whatever the product's are. */
const specimens = new Set([
  'src/demos/apps/invoice/pdf/invoice-pdf.ts',
  'src/demos/ui-kit/input-group/30-select-addons.tsx',
  'src/demos/ui-kit/typography/35-pages.tsx',
  'src/demos/ui-kit/video/10-player.tsx',
  'src/demos/ui-kit/video/20-gallery.tsx',
  'src/demos/ui-kit/video/40-aspect-ratios.tsx',
])

/** Generated code has the manifest's texts. A product's own code may be of one language. */
const others = ['src/generated/', 'src/product/', onePlace]

const files = listSourceFiles('src').filter((file) => !others.some((path) => file.startsWith(path)))

it('only one file of src makes formatters', () => {
  expect(files.filter((file) => readSource(file).includes('new Intl.'))).toEqual([])
})

it('no other file of src names a locale or a currency', () => {
  const named = files.filter((file) =>
    /pt-BR|\bBRL\b|\.toLocale\w+\((?!'sv-SE'\))|localeCompare\([^()]*,/.test(readSource(file)),
  )
  expect(named.filter((file) => !specimens.has(file))).toEqual([])
})

it('no value is written with a fixed currency', () => {
  expect(files.filter((file) => /R\$ ?\$\{|R\$ ?['"`] ?\+/.test(readSource(file)))).toEqual([])
})

it('has no specimen that names none', () => {
  // A product without the demonstrations has fewer.
  const present = files.filter((file) => specimens.has(file))
  expect(present.filter((file) => !/pt-BR|BRL/.test(readSource(file)))).toEqual([])
})
