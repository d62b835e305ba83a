import { expect, it } from 'vitest'
import { estimateLayout } from '@/ui/data-table/arrange-columns.ts'
import type { DataColumn } from '@/ui/data-table/column.ts'

const column = (label: string, text: string): DataColumn<unknown> => ({ id: label, label, text: () => text })

it('gives small letters less width than digits, and the rest to the longest text', () => {
  const columns = [
    column('Quando', '30/11/2026, 11:26'),
    column('Consulta', 'CPF · Situação cadastral na Receita Federal'),
    column('Resultado', 'Resposta incompleta'),
  ]
  expect(estimateLayout([{}], columns, false).widths).toEqual(['22ch', undefined, '21ch'])
})
