import { describe, expect, it } from 'vitest'
import { checkLines } from '../../../../src/consultas/batch/input/check-lines.ts'
import { guessMapping } from '../../../../src/consultas/batch/input/columns.ts'
import { readTable } from '../../../../src/consultas/batch/input/read-table.ts'
import { createOwnColumns } from '../../../../src/consultas/batch/results/own-columns.tsx'
import { cellText } from '../../../../src/lib/format/cell.ts'
import { cpf, nome } from '../support/fields.ts'

const check = async (text: string, fields = [cpf]) => {
  const { rows } = await readTable(text)
  return checkLines(rows, { fields }, guessMapping(fields, rows))
}

describe('the own columns of a list', () => {
  it('are the columns that no field takes, with their cells as given', async () => {
    const { ownColumns, lines, invalid } = await check(
      'Cliente;CPF;Contrato;Início\n"  José; Ação ";111.444.777-35;000123;01/02/2024\nBia;123;9;\n',
    )
    expect(ownColumns).toEqual(['Cliente', 'Contrato', 'Início'])
    expect(lines.map(({ own }) => own)).toEqual([[['  José; Ação ', '000123', '01/02/2024']]])
    expect(invalid).toMatchObject([{ number: 3, given: { cpf: '123' }, own: ['Bia', '9', ''] }])
  })

  it('are none if every column is a field', async () => {
    const list = await check('CPF;Nome completo\n111.444.777-35;Ana Exemplo', [cpf, nome])
    expect(list.ownColumns).toEqual([])
    expect(list.lines[0]).not.toHaveProperty('own')
  })

  it('have numbers without a header, and columns without any text are left out', async () => {
    const { ownColumns, lines } = await check('111.444.777-35;;A;\n529.982.247-25;;;\n')
    expect(ownColumns).toEqual(['Coluna 3'])
    expect(lines.map(({ own }) => own)).toEqual([[['A']], [['']]])
  })

  it('keep the cells of each repeated line', async () => {
    const { ownColumns, lines } = await check(
      'CPF;Contrato\n111.444.777-35;10\n11144477735;9\n111.444.777-35;10\n529.982.247-25;8',
    )
    const [column] = createOwnColumns(ownColumns)
    const rows = lines.map((line) => ({ line, state: 'queued' as const }))
    expect(lines[0]?.own).toEqual([['10'], ['9'], ['10']])
    expect(rows.map((row) => column?.text(row))).toEqual(['10, 9', '8'])
  })

  it('sort numbers of a workbook by value, and have ids without the user’s text', () => {
    const [column] = createOwnColumns(['Valor de João'])
    const cell = { text: 'R$ 1.000,00', value: 1000, format: '"R$" #,##0.00' }
    const row = { line: { numbers: [1], values: {}, typed: '', own: [[cell]] }, state: 'queued' as const }
    expect(column?.sortValue?.(row)).toBe(1000)
    expect(column?.text(row)).toBe(cellText(cell))
    expect(column?.id).toBe('own 0')
  })
})
