import { describe, expect, it } from 'vitest'
import { readTable } from '../../../../src/consultas/batch/input/read-table.ts'

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
