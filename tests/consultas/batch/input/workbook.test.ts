import { strToU8, zipSync } from 'fflate/browser'
import { describe, expect, it } from 'vitest'
import { checkLines } from '../../../../src/consultas/batch/input/check-lines.ts'
import { guessMapping } from '../../../../src/consultas/batch/input/columns.ts'
import {
  formatCellDate,
  formatCellNumber,
  openWorkbook,
} from '../../../../src/consultas/batch/input/workbook/open-workbook.ts'
import { cep, cpf } from '../support/fields.ts'
import { buildWorkbookFile } from '../support/workbook-file.ts'

const open = async (sheets: Parameters<typeof buildWorkbookFile>[0], name?: string) => {
  const opened = await openWorkbook(buildWorkbookFile(sheets), name)
  if ('problem' in opened) throw new Error(opened.problem)
  return opened
}

const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`
const text = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`

describe('openWorkbook', () => {
  it('keeps texts as given, with zeros, accents and blanks, and the numbers of the sheet’s rows', async () => {
    const { rows } = await open([
      { name: 'Lista', rows: row(2, text('A2', '000123'), text('B2', ' José ')) + row(5, text('B5', 'x')) },
    ])
    expect(rows).toEqual([
      { number: 2, cells: ['000123', 'José'], given: ['000123', ' José '] },
      { number: 5, cells: ['', 'x'] },
    ])
  })

  it('reads formulas as their values, and one that was never calculated as its text', async () => {
    const { rows } = await open([
      {
        name: 'A',
        rows: row(
          1,
          '<c r="A1" t="str"><f>"a"&amp;"b"</f><v>ab</v></c>',
          '<c r="B1"><f>1+1</f><v>2</v></c>',
          '<c r="C1"><f>NOW()</f></c>',
          '<c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
          '<c r="E1" t="b"><v>1</v></c>',
        ),
      },
    ])
    expect(rows[0]?.cells).toEqual(['ab', '2', '=NOW()', '#DIV/0!', 'VERDADEIRO'])
    expect(rows[0]?.given?.[1]).toEqual({ text: '2', value: 2 })
  })

  it('reads dates in Brazilian notation and keeps their serial number and format', async () => {
    const { rows } = await open([
      { name: 'A', rows: row(1, '<c r="A1" s="1"><v>45324</v></c>', '<c r="B1" s="2"><v>1234.5</v></c>') },
    ])
    expect(rows[0]?.given).toEqual([
      { text: '02/02/2024', value: 45324, format: 'dd/mm/yyyy' },
      { text: 'R$ 1.234,50', value: 1234.5, format: '"R$" #,##0.00' },
    ])
  })

  it('opens the first visible sheet with values, and another one by name', async () => {
    const sheets = [
      { name: 'Segredo', rows: row(1, text('A1', 'oculta')), isHidden: true },
      { name: 'Vazia', rows: '' },
      { name: 'Um', rows: row(1, text('A1', 'um')) },
      { name: 'Dois', rows: row(1, text('A1', 'dois')) },
    ]
    expect(await open(sheets)).toMatchObject({ sheets: ['Vazia', 'Um', 'Dois'], sheet: 'Um' })
    expect((await open(sheets, 'Dois')).rows).toEqual([{ number: 1, cells: ['dois'] }])
    expect(await open(sheets, 'Vazia')).toMatchObject({ sheet: 'Vazia', rows: [] })
  })

  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  const encrypted = [...'EncryptedPackage'].flatMap((character) => [character.charCodeAt(0), 0])
  const good = buildWorkbookFile([{ name: 'A', rows: row(1, text('A1', 'x')) }])
  it.each([
    ['old', Uint8Array.from([...ole, ...Array(600).fill(0)])],
    ['encrypted', Uint8Array.from([...ole, ...Array(600).fill(0), ...encrypted])],
    ['other', zipSync({ 'word/document.xml': strToU8('<a/>'), '[Content_Types].xml': strToU8('<Types/>') })],
    ['broken', good.slice(0, good.length - 60)],
    ['broken', good.slice().fill(7, 60, 400)],
    ['empty', buildWorkbookFile([{ name: 'A', rows: '' }])],
  ])('says that a file is %s', async (problem, bytes) => {
    expect(await openWorkbook(bytes)).toEqual({ problem })
  })

  it('gives documents that are numbers their zeros back, and keeps the user’s other numbers', async () => {
    const { rows } = await open([
      {
        name: 'A',
        rows:
          row(1, text('A1', 'Documento'), text('B1', 'CEP'), text('C1', 'Contrato')) +
          row(
            2,
            '<c r="A2"><v>1234567890</v></c>',
            '<c r="B2"><v>1001000</v></c>',
            '<c r="C2"><v>77</v></c>',
          ),
      },
    ])
    const fields = [cpf, cep]
    const { lines, ownColumns } = await checkLines(rows, { fields }, guessMapping(fields, rows))
    expect(ownColumns).toEqual(['Contrato'])
    expect(lines).toMatchObject([
      { numbers: [2], values: { cpf: '01234567890', cep: '01001000' }, own: [[{ text: '77', value: 77 }]] },
    ])
  })
})

describe('the text of a number', () => {
  it.each([
    [12_345_678_901, undefined, '12345678901'],
    [0.1 + 0.2, 'General', '0,3'],
    [1_234_567_890, '000"."000"."000\\-00', '012.345.678-90'],
    [1_001_000, '00000\\-000', '01001-000'],
    [11_999_998_888, '(00) 00000-0000', '(11) 99999-8888'],
    [7, '00000', '00007'],
    [1234.5, '#,##0.00', '1.234,50'],
    [-3, '_-"R$" * #,##0.00_-;-"R$" * #,##0.00_-', '-R$ 3,00'],
    [1234.5, '[$R$-416] #,##0.00', 'R$ 1.234,50'],
    [0.075, '0.0%', '7,5%'],
    [12, '0.00E+00', '12'],
    [1.005, '0', '1'],
    [1.5, `0.${'0'.repeat(249)}`, `1,5${'0'.repeat(19)}`],
    [12, `${'0'.repeat(250)}x`, '12'],
  ])('%d with %s is %s', (value, format, expected) => {
    expect(formatCellNumber(value, format)).toBe(expected)
  })

  it.each([
    ['2024-02-01T00:00:00Z', 'dd/mm/yyyy', '01/02/2024'],
    ['2024-02-01T13:05:09Z', 'dd/mm/yyyy hh:mm', '01/02/2024 13:05'],
    ['1899-12-31T13:05:09Z', 'hh:mm:ss', '13:05:09'],
    ['2024-02-01T00:00:00Z', 'mmm/yy', '02/2024'],
    ['2024-02-01T00:00:00Z', '[$-416]d\\ \\de\\ mmmm\\ \\de\\ yyyy;@', '01/02/2024'],
  ])('%s with %s is %s', (date, format, expected) => {
    expect(formatCellDate(new Date(date), format)).toBe(expected)
  })
})
