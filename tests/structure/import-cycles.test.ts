import { expect, it } from 'vitest'
import { findImportCycles, type ImportGraph } from './import-cycles.ts'
import { listSourceFiles, readImports } from './source-files.ts'

const folders = ['src', 'codegen', 'manifest', 'deploy', 'tests']

it('no file imports itself by way of others, types included', () => {
  const files = folders.flatMap(listSourceFiles).filter((file) => !file.includes('/fixtures/'))
  const graph: ImportGraph = new Map(files.map((file) => [file, readImports(file)]))
  expect(findImportCycles(graph).map((cycle) => cycle.join(' → '))).toEqual([])
})

const createGraph = (imports: Record<string, string[]>): ImportGraph => new Map(Object.entries(imports))

it.each<[reason: string, imports: Record<string, string[]>, cycles: string[][]]>([
  ['a line has none', { a: ['b'], b: ['c'], c: [] }, []],
  ['two ways to one file are none', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['packages are not looked into', { a: ['react'] }, []],
  ['a file that imports itself', { a: ['a'] }, [['a', 'a']]],
  ['two files', { a: ['b'], b: ['a'] }, [['a', 'b', 'a']]],
  ['a cycle below a file outside of it', { a: ['b'], b: ['c'], c: ['b'] }, [['b', 'c', 'b']]],
  ['a shorter one inside a longer one', { a: ['b'], b: ['c', 'a'], c: ['a'] }, [['a', 'b', 'a']]],
  [
    'two apart',
    { a: ['b'], b: ['a'], c: ['d'], d: ['c'] },
    [
      ['a', 'b', 'a'],
      ['c', 'd', 'c'],
    ],
  ],
])('finds cycles: %s', (_reason, imports, cycles) => {
  expect(findImportCycles(createGraph(imports))).toEqual(cycles)
})
