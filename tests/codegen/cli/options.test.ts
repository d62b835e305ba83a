import { describe, expect, it } from 'vitest'
import { readOptions } from '../../../codegen/cli/options.mjs'

describe('readOptions', () => {
  it.each([
    [['--chek'], 'Opção desconhecida: --chek'],
    [['-x'], 'Opção desconhecida: -x'],
    [['manifest'], 'Argumento inesperado: manifest'],
    [['--', 'manifest'], 'Argumento inesperado: manifest'],
    [['--check', '--watch'], '--check e --watch'],
    [['--json', '--watch'], '--json e --watch'],
    [['--out'], '--out pede uma pasta'],
    [['--manifest', '--json'], '--manifest pede uma pasta'],
    [['--out='], '--out pede uma pasta'],
    [['--check=yes'], '--check não leva valor'],
    [['--out', 'a', '--out', 'b'], 'Opção repetida: --out'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })

  it.each([
    [[], { mode: 'write', json: false }],
    [['--check', '--json'], { mode: 'check', json: true }],
    [['--watch'], { mode: 'watch', json: false }],
    [['-h', '--check'], { mode: 'help', json: false }],
    [
      ['--manifest', 'm', '--out=-o', '--pages', 'p'],
      { mode: 'write', json: false, manifest: 'm', out: '-o', pages: 'p' },
    ],
  ])('reads %j', (args, expected) => {
    expect(readOptions(args)).toEqual(expected)
  })
})
