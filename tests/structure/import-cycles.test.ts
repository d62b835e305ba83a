import { expect, it } from 'vitest'
import { findImportCycles, type ImportGraph } from './import-cycles.ts'
import { listSourceFiles, readImports } from './source-files.ts'

const folders = ['src', 'codegen', 'manifest', 'deploy', 'tests']

it('no import cycles, types included', () => {
  const files = folders.flatMap(listSourceFiles).filter((file) => !file.includes('/fixtures/'))
  const graph: ImportGraph = new Map(files.map((file) => [file, readImports(file)]))
  expect(findImportCycles(graph).map((cycle) => cycle.join(' → '))).toEqual([])
})

const createGraph = (imports: Record<string, string[]>): ImportGraph => new Map(Object.entries(imports))

it.each<[reason: string, imports: Record<string, string[]>, cycles: string[][]]>([
  ['none in a chain', { a: ['b'], b: ['c'], c: [] }, []],
  ['none if two files import the same one', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['none through packages', { a: ['react'] }, []],
  ['a file that imports itself', { a: ['a'] }, [['a', 'a']]],
  ['two files that import each other', { a: ['b'], b: ['a'] }, [['a', 'b', 'a']]],
  ['a cycle that another file imports', { a: ['b'], b: ['c'], c: ['b'] }, [['b', 'c', 'b']]],
  ['the shorter of two cycles that share files', { a: ['b'], b: ['c', 'a'], c: ['a'] }, [['a', 'b', 'a']]],
  [
    'two separate cycles',
    { a: ['b'], b: ['a'], c: ['d'], d: ['c'] },
    [
      ['a', 'b', 'a'],
      ['c', 'd', 'c'],
    ],
  ],
])('finds cycles: %s', (_reason, imports, cycles) => {
  expect(findImportCycles(createGraph(imports))).toEqual(cycles)
})
