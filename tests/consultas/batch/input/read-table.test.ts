import { describe, expect, it } from 'vitest'
import { findTableProblem, readTable } from '../../../../src/consultas/batch/input/read-table.ts'

const readCells = async (text: string) => (await readTable(text)).rows.map(({ cells }) => cells)

describe('readTable', () => {
  it.each<[string, string, string[][]]>([
    ['one column', '01001000\n20040020', [['01001000'], ['20040020']]],
    [
      'semicolons',
      'a;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'commas',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'tabs',
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'bars',
      'a|b\nc|d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'semicolons with decimal commas',
      'a;1,5\nb;2,5',
      [
        ['a', '1,5'],
        ['b', '2,5'],
      ],
    ],
    [
      'carriage returns and line feeds',
      'a;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'carriage returns alone',
      'a;b\rc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'mixed line ends',
      'a;b\r\nc;d\ne;f',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'quotes around separators',
      '"a;b";c\nd;e',
      [
        ['a;b', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'quotes within quotes',
      '"a ""b""";c\nd;e',
      [
        ['a "b"', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'blanks around cells',
      ' a ; b \n c ; d ',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['rows of unequal length', 'a;b;c\nd\ne;f', [['a', 'b', 'c'], ['d'], ['e', 'f']]],
    [
      'a byte order mark',
      '\uFEFFa;b\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a declared separator',
      'sep=,\na;b,c\nd;e,f',
      [
        ['a;b', 'c'],
        ['d;e', 'f'],
      ],
    ],
    [
      'an unclosed quote',
      '"a;b\nc;d\ne;f',
      [
        ['"a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    [
      'a quote in the middle of a word',
      `Caixa d"água;1\nb;2`,
      [
        ['Caixa d"água', '1'],
        ['b', '2'],
      ],
    ],
    [
      'formulas, as text',
      '=1+1;a\n@x;b',
      [
        ['=1+1', 'a'],
        ['@x', 'b'],
      ],
    ],
    ['only blank lines', '\n \n\t\n', []],
    [
      'rows of empty cells',
      'a;b\n;\nc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a blank line first',
      '\n\na;b\nc;d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('reads %s', async (_, text, expected) => {
    expect(await readCells(text)).toEqual(expected)
  })

  it('returns the separator that it detected', async () => {
    expect((await readTable('a;b\nc;d')).separator).toBe(';')
  })

  it.each([
    ['skips blank lines but counts them', 'a\n\n  \nb\n', [1, 4]],
    ['counts the lines of a cell in quotes', '"a\nb";c\nd;e', [1, 3]],
    ['counts the declaration of the separator', 'sep=;\na;b\nc;d', [2, 3]],
  ])('%s', async (_, text, expected) => {
    expect((await readTable(text)).rows.map(({ number }) => number)).toEqual(expected)
  })

  it('reads 100,000 lines', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => `${index};x`)
    const table = await readTable(rows.join('\n'))
    expect(table.rows).toHaveLength(100_000)
    expect(table.rows.at(-1)).toEqual({ number: 100_000, cells: ['99999', 'x'] })
  })
})

describe('quotes that do not close', () => {
  it.each([
    ['on the second line', 'CPF;Nome\n"111;Ana\n222;Bia', 2],
    ['below a declared separator', 'sep=;\nCPF;Nome\n111;Ana\n222;"Bia', 4],
    ['and text behind them', 'CPF;Nome\n111;"Ana" Exemplo\n222;Bia', 2],
    ['nowhere', 'CPF;Nome\n111;"Ana"\n222;"Bia\nRara"', undefined],
  ])('are told by their line: %s', async (_, text, line) => {
    expect((await readTable(text)).openQuote).toBe(line)
  })

  it('leave all lines of a list of 4 MB', async () => {
    const { rows, openQuote } = await readTable(`CPF;Nome\n"111;Ana\n${'11144477735;Ana\n'.repeat(250_000)}`)
    expect(openQuote).toBe(2)
    expect(rows).toHaveLength(250_002)
  })
})

describe('the limits of a list', () => {
  it.each([
    [`${'1;'.repeat(500)}1`, 'A linha 2 tem 501 colunas'],
    ['9'.repeat(32_768), 'A linha 2 tem uma célula com 32.768 caracteres'],
    ['1\n'.repeat(500_000), 'A lista tem 500.001 linhas'],
  ])('are told: %#', async (text, problem) => {
    const { rows } = await readTable(`a\n${text}`)
    expect(findTableProblem(rows)).toContain(problem)
  })

  it('leave a usual list', async () => {
    const { rows } = await readTable('a;b\nc;d')
    expect(findTableProblem(rows)).toBeUndefined()
  })
})
