import { describe, expect, it } from 'vitest'
import { readOptions } from '../../../codegen/cli/options.mjs'

describe('readOptions', () => {
  it.each([
    [['--chek'], 'Opção desconhecida: --chek'],
    [['-x'], 'Opção desconhecida: -x'],
    [['manifest'], 'Comando desconhecido: manifest'],
    [['--', 'manifest'], 'Comando desconhecido: manifest'],
    [['addd', '--titel', 'Um título'], 'Comando desconhecido: addd'],
    [['--check', '--watch'], '--check e --watch'],
    [['--json', '--watch'], '--json e --watch'],
    [['--out'], '--out pede uma pasta'],
    [['--manifest', '--json'], '--manifest pede uma pasta'],
    [['--out='], '--out pede uma pasta'],
    [['--check=yes'], '--check não leva valor'],
    [['--out', 'a', '--out', 'b'], 'Opção repetida: --out'],
    [['--against', 'HEAD'], '--against só vale com --check'],
    [['--title', 'Um título'], 'Opção desconhecida: --title'],
    [['explain'], 'Falta um argumento de explain'],
    [['explain', '/a', '/b'], 'Argumento inesperado: /b'],
    [['explain', '/a', '--check'], 'Opção desconhecida: --check'],
    [['add', 'cpf', '--title'], '--title pede um título'],
    [['rename', '/a'], 'Falta um argumento de rename'],
    [['rename', '', '/a'], 'Falta um argumento de rename'],
    [['verify', 'gateway'], 'Argumento inesperado: gateway'],
    [['verify', '--token-env'], '--token-env pede o nome de uma variável de ambiente'],
    [['diff', '--post'], 'Opção desconhecida: --post'],
    [['new-product', 'pasta', 'outra'], 'Argumento inesperado: outra'],
    [['--title', 'Um título', 'diff'], 'Opção desconhecida: --title'],
  ])('throws for %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })

  it.each([
    [[], { mode: 'write', json: false }],
    [['--check', '--json'], { mode: 'check', json: true }],
    [['--watch'], { mode: 'watch', json: false }],
    [['--check', '--against', 'main'], { mode: 'check', json: false, values: { against: 'main' } }],
    [
      ['explain', '/consulta/cpf/7', '--json'],
      { mode: 'explain', json: true, operands: ['/consulta/cpf/7'] },
    ],
    [
      ['add', 'cpf', '--title', 'Um título', '--number=14'],
      { mode: 'add', json: false, operands: ['cpf'], values: { title: 'Um título', number: '14' } },
    ],
    [['diff'], { mode: 'diff', json: false }],
    [
      ['new-product', '--without-demos', '--yes'],
      { mode: 'new-product', json: false, withoutDemos: true, yes: true },
    ],
    [
      ['verify', '--source', 'gateway', '--post'],
      { mode: 'verify', json: false, post: true, values: { source: 'gateway' } },
    ],
    [['rename', '/a', '/b'], { mode: 'rename', json: false, operands: ['/a', '/b'] }],
    [
      ['--json', '--manifest', 'm', 'explain', '/a'],
      { mode: 'explain', json: true, manifest: 'm', operands: ['/a'] },
    ],
    [['explain', '--help'], { mode: 'help', json: false }],
    [['-h', '--check'], { mode: 'help', json: false }],
    [
      ['--manifest', 'm', '--out=-o', '--pages', 'p'],
      { mode: 'write', json: false, manifest: 'm', out: '-o', pages: 'p' },
    ],
  ])('reads %j', (args, expected) => {
    expect(readOptions(args)).toEqual({ operands: [], values: {}, ...expected })
  })
})
