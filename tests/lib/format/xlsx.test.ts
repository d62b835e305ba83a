import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sheetFormats } from '../../../src/lib/format/sheet-formats.ts'
import { buildXlsx } from '../../../src/lib/format/xlsx.ts'

const unzipSheets = async (...sheets: Parameters<typeof buildXlsx>[0]) => {
  const files = unzipSync(new Uint8Array(await (await buildXlsx(sheets)).arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

const sheet = (name: string, ...rows: Parameters<typeof buildXlsx>[0][number]['rows']) => ({
  name,
  hasHeader: true,
  rows,
})

describe('a workbook', () => {
  it('stores documents as texts and numbers as numbers', async () => {
    const parts = await unzipSheets(
      sheet(
        'Dívidas',
        ['CPF', 'Valor'],
        ['00000000191', { text: 'R$ 7.411,35', value: 7411.35, format: sheetFormats().currency }],
      ),
    )
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(/<c r="A2"[^>]* t="s"/)
    expect(parts['xl/sharedStrings.xml']).toContain('<t>00000000191</t>')
    expect(parts['xl/worksheets/sheet1.xml']).toContain('<v>7411.35</v>')
    expect(parts['xl/styles.xml']).toContain('#,##0.00')
  })

  it('runs no text as a formula', async () => {
    const parts = await unzipSheets(sheet('A', ['=1+1', '@SUM(A1)', '-2+3', '\u0000=2+2']))
    expect(parts['xl/worksheets/sheet1.xml']).not.toContain('<f>')
    expect(parts['xl/sharedStrings.xml']).toContain('=1+1')
  })

  it('is well-formed with any text', async () => {
    const hostile = 'a<b>&"\u0000\uD800]]> _x0041_ constructor'
    const parts = await unzipSheets(sheet('A', [hostile]))
    const text = parts['xl/sharedStrings.xml']
    expect(text).toContain('a&lt;b&gt;&amp;')
    expect(text).not.toContain('\u0000')
    expect(text).toContain('_x005F_x0041_ constructor')
  })

  it('has tab names that a spreadsheet accepts', async () => {
    const long = 'Dívidas e pendências financeiras: detalhe'
    const parts = await unzipSheets(
      sheet(long, ['a']),
      sheet(long, ['b']),
      sheet('[x]/y', ['c']),
      sheet('', ['d']),
    )
    const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
      ([, name]) => name,
    )
    expect(names).toEqual([
      'Dívidas e pendências financeira',
      'Dívidas e pendências financ (2)',
      'x  y',
      'Planilha',
    ])
  })

  it('has the totals in bold below an empty row, where no filter reaches', async () => {
    const three = { text: '3', value: 3 }
    const total = ['Total', three]
    const parts = await unzipSheets({
      ...sheet('A', ['Nome', 'Valor'], ['a', three]),
      total,
    })
    const xml = parts['xl/worksheets/sheet1.xml'] ?? ''
    expect(xml).toMatch(/<c r="A4"/)
    expect(xml).not.toMatch(/<c r="A3"/)
    const style = (cell: string) => new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(xml)?.[1]
    expect(style('A4')).toBe(style('A1'))
    expect(style('B4')).not.toBe(style('B2'))
  })
})
