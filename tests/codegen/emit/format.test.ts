import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startPrinter } from '../../../codegen/emit/printer.ts'
import { sourceFile, structuredFile } from '../../../codegen/emit/source-file.ts'
import {
  constant,
  importingConstant,
  importNames,
  keyedConstant,
  lazyImport,
  unionAlias,
} from '../../../codegen/emit/statements.ts'

const root = join(import.meta.dirname, '../../..')

/** Formats a file as Biome does files of `src/generated`. */
const formatAsBiome = (content: string) =>
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/@biomejs/biome/bin/biome'),
      'format',
      '--stdin-file-path',
      join(root, 'src/generated/example.ts'),
    ],
    { cwd: root, input: content, encoding: 'utf8' },
  )

const long = 'x'.repeat(100)

const values: Record<string, unknown> = {
  short: { a: 1, b: [1, 2], c: { d: null, e: true } },
  scalars: [-0, 1e21, 0.1, -5, '', "d'água", 'a "b"', `'a' "b"`, '</script>', '\n\u200B'],
  keys: { 'a-b': 1, 12: 2, endereço: 3, '': 4, '012': 5 },
  longTexts: { a: long, abcd: long, abcde: long, 'a-': long, 'a-b': long, 1234: long, list: [long] },
  edges: Array.from({ length: 8 }, (_, index) => ({ key: 'x'.repeat(92 + index) })),
  edgeLists: Array.from({ length: 8 }, (_, index) => [['x'.repeat(92 + index)]]),
  numbers: Array.from({ length: 60 }, (_, index) => index * 12_345),
  nullable: [1, null, 2],
  rows: [
    { a: 1, b: 2 },
    { a: 3, b: 4 },
  ],
  singles: [{ a: 1 }, { a: 2 }],
  mixed: [{ a: 1, b: 2 }, { a: 3 }, {}],
  pairs: [
    ['a', 'b'],
    ['c', 'd'],
  ],
  nested: {
    list: [
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      1,
    ],
    empty: [[], {}],
  },
  emojis: ['😀'.repeat(30), 'x'.repeat(40)],
  ideographs: Array.from({ length: 8 }, (_, index) => ['日'.repeat(30), 'x'.repeat(30 + index)]),
  accents: Array.from({ length: 8 }, (_, index) => ['e\u0301'.repeat(40), 'x'.repeat(50 + index)]),
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `LuName${index}`)

const modules = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => `pages/${'x'.repeat(36 + index)}`).map((page) => [
    page,
    lazyImport(`@/${page}`),
  ]),
)

const constants = [
  ...Object.entries(values).map(([name, value]) => constant(name, value, 'unknown')),
  ...Array.from({ length: 8 }, (_, index) => constant(`edge${index}`, ['x'.repeat(70 + index)], 'string[]')),
  keyedConstant('checked', { a: long }, 'Record<string, string>'),
  importingConstant('pages', modules, 'Record<string, () => Promise<unknown>>'),
  importingConstant(
    'parts',
    { cpf: [{ load: lazyImport('./cpf.ts') }], cnpj: [] },
    'Record<string, unknown>',
  ),
]

const types = [
  importNames('short', names(3)),
  importNames('long', names(30)),
  unionAlias('Short', ["'a'", "'b'"]),
  unionAlias(
    'Long',
    names(30).map((name) => `'${name}'`),
  ),
  unionAlias('None', []),
]

it.each([
  ['a file of data', sourceFile('data.ts', constants)],
  ['a structured file', structuredFile('structured.ts', [...types, ...constants])],
])('writes %s as Biome formats it', async (_, file) => {
  const { content } = await startPrinter().print(file)
  expect(content).toBe(formatAsBiome(content))
})

it('formats a file that it has just formatted with another text', async () => {
  const print = (product: string) => {
    const value = { product, description: long, assets: 'dash' }
    return startPrinter().print(structuredFile('app.ts', [constant('app', value, 'App')]))
  }
  await print('Um nome comprido')
  const { content } = await print('Outro')
  expect(content).toBe(formatAsBiome(content))
  expect(content).toContain("product: 'Outro',")
})
