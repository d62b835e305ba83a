import type { Field, FieldKind } from '@manifest/schema/field.ts'
import type { TableRow } from './read-table.ts'

/** Documents with a fixed number of digits. Their numbers in a workbook have lost the zeros at the start. */
const documentLengths: Partial<Record<FieldKind, number>> = { cpf: 11, cnpj: 14, cep: 8 }

/** Returns the text of a field in a row. A document that is a number gets back its zeros at the start. */
export function readFieldCell(
  { kind }: Field,
  { cells, given }: TableRow,
  column: number | undefined,
): string {
  if (column === undefined) return ''
  const text = cells[column] ?? ''
  const cell = given?.[column]
  const isNumber = typeof cell === 'object' && typeof cell.value === 'number' && /^\d+$/.test(text)
  return isNumber ? text.padStart(documentLengths[kind] ?? 0, '0') : text
}
