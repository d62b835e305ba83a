import type { Format } from '@manifest/schema/result.ts'
import { expect, it } from 'vitest'
import { momentCell, toSheetCell } from '../../../src/consultas/results/export/sheet-cell.ts'

const read = (value: unknown, format?: Format) => toSheetCell({ text: 'como na tela', value, format })

const typed = (value: number, format?: string) => ({ text: 'como na tela', value, ...(format && { format }) })

const whole = '#,##0'

it.each<[unknown, Format | undefined, ReturnType<typeof read>]>([
  [1234, 'number', typed(1234, whole)],
  ['1.234,5', 'number', typed(1234.5, '#,##0.######')],
  ['R$ 1.234,50', 'currency', typed(1234.5, '"R$" #,##0.00')],
  [0.125, 'percent', typed(0.125, '0.00%')],
  [2019, undefined, typed(2019)],
  ['2024-01-31', 'date', typed(45_322, 'dd/mm/yyyy')],
  ['31/01/2024', 'datetime', typed(45_322, 'dd/mm/yyyy')],
  ['2024-01', 'month', typed(45_292, '[$-416]mmmm" de "yyyy')],
  // Spreadsheets would change these values.
  ['11144477735', 'cpf', 'como na tela'],
  [11_144_477_735, 'cpf', 'como na tela'],
  ['01001000', undefined, 'como na tela'],
  ['12345678901234567', 'number', 'como na tela'],
  [123_456_789_012, undefined, 'como na tela'],
  ['1899-12-31', 'date', 'como na tela'],
  [null, 'currency', 'como na tela'],
  ['sem data', 'date', 'como na tela'],
])('%j with the format %s', (value, format, cell) => {
  expect(read(value, format)).toEqual(cell)
})

it('has moments in the time zone of the user', () => {
  const at = new Date(2024, 0, 31, 18, 30, 15, 400).getTime()
  const seconds = (18 * 60 + 30) * 60 + 15
  expect(momentCell(at)).toEqual({
    text: '31/01/2024, 18:30:15',
    value: 45_322 + seconds / 86_400,
    format: 'dd/mm/yyyy hh:mm:ss',
  })
})
