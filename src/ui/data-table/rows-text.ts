import { neutraliseFormula } from '@/lib/format/csv.ts'
import type { DataColumn } from './column.ts'

/** A tab or a line break would start another cell or row. */
const cleanCell = (text: string) => neutraliseFormula(text.replace(/[\t\r\n]+/g, ' '))

const buildLine = (cells: string[]) => cells.map(cleanCell).join('\t')

/** Writes rows as tab-separated lines, which spreadsheets paste as cells. What is hidden is copied hidden. */
export function buildRowsText<Row>(
  rows: readonly { row: Row; index: number }[],
  columns: readonly DataColumn<Row>[],
): string {
  const lines = rows.map(({ row, index }) =>
    buildLine(columns.map(({ text, copied }) => (copied ? copied(row, index) : text(row)))),
  )
  return [buildLine(columns.map(({ label }) => label)), ...lines].join('\n')
}
