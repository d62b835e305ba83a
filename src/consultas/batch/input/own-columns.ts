import { cellText, type ListCell } from '../given-list.ts'
import { type ColumnMapping, readHeader } from './columns.ts'
import type { TableRow } from './read-table.ts'

/** A column of the list that no field takes. `column` is its index in the list, counted from 0. */
export type OwnColumn = { column: number; label: string }

/** Returns a row's cells as given, before blanks are trimmed. */
const givenCells = ({ given, cells }: TableRow): readonly ListCell[] => given ?? cells

/** Lists the columns that no field takes, in the list's order. Skips columns without any text. */
export function listOwnColumns(rows: readonly TableRow[], { header, columns }: ColumnMapping): OwnColumn[] {
  const taken = new Set(Object.values(columns))
  const used = new Set<number>()
  for (const { cells } of rows.slice(Math.max(0, header - 1)))
    for (const [column, cell] of cells.entries()) if (cell !== '') used.add(column)
  const headerRow = readHeader(rows, header)
  const head = headerRow ? givenCells(headerRow) : []
  return [...used]
    .filter((column) => !taken.has(column))
    .sort((one, other) => one - other)
    .map((column) => {
      const title = cellText(head[column] ?? '')
      return { column, label: title.trim() === '' ? `Coluna ${column + 1}` : title }
    })
}

/** Returns the cells of a row's own columns; `undefined` if the list has no own columns. */
export const readOwnCells = (row: TableRow, ownColumns: readonly OwnColumn[]): ListCell[] | undefined =>
  ownColumns.length === 0 ? undefined : ownColumns.map(({ column }) => givenCells(row)[column] ?? '')
