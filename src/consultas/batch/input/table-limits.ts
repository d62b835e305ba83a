import { formatCount } from '@/lib/format/quantity.ts'
import type { TableRow } from './read-table.ts'

/** The limits of a list that is read. A cell of a spreadsheet has 32,767 characters at most. */
const tableLimits = { rows: 500_000, columns: 500, cellLength: 32_767 }

/** Returns why a list is too large to be shown, in Portuguese; `undefined` if it is not. */
export function findTableProblem(rows: readonly TableRow[]): string | undefined {
  if (rows.length > tableLimits.rows)
    return `A lista tem ${formatCount(rows.length)} linhas, e uma lista tem até ${formatCount(tableLimits.rows)}. Divida-a em partes menores.`
  for (const { number, cells } of rows) {
    if (cells.length > tableLimits.columns)
      return `A linha ${formatCount(number)} tem ${formatCount(cells.length)} colunas, e uma lista tem até ${formatCount(tableLimits.columns)}. Apague as colunas que não usa, ou confira o separador.`
    const long = cells.find((cell) => cell.length > tableLimits.cellLength)
    if (long !== undefined)
      return `A linha ${formatCount(number)} tem uma célula com ${formatCount(long.length)} caracteres, e uma célula tem até ${formatCount(tableLimits.cellLength)}. Confira as quebras de linha e o separador.`
  }
  return undefined
}
