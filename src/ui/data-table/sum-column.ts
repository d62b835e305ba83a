import { formatCounted } from '@/lib/format/quantity.ts'
import { roundSum } from '@/lib/round-sum.ts'
import type { ColumnTotal } from './column.ts'

/** A column's sum as a text, and a note if some rows have no amount. */
type TotalText = { text: string; note: string | undefined }

/** Adds up a column. Rows without a readable amount are counted and never taken for zero. */
export function sumColumn<Row>({ read, format }: ColumnTotal<Row>, rows: readonly Row[]): TotalText {
  const { sum, skipped } = addUp(rows, read)
  if (skipped === 0) return { text: format(sum), note: undefined }
  const isEmpty = skipped === rows.length
  return {
    text: isEmpty ? '—' : format(sum),
    note: isEmpty ? 'sem valores' : describeSkipped(skipped),
  }
}

/** Adds up the amounts of rows, and counts the rows without one. */
export function addUp<Row>(rows: Iterable<Row>, read: (row: Row) => number | undefined) {
  let sum = 0
  let skipped = 0
  for (const row of rows) {
    const amount = read(row)
    if (amount === undefined) skipped += 1
    else sum += amount
  }
  return { sum: roundSum(sum), skipped }
}

/** Writes which rows a sum leaves out: "sem 1 linha, que não tem valor". */
export const describeSkipped = (count: number): string =>
  `sem ${formatCounted(count, 'linha, que não tem', 'linhas, que não têm')} valor`

/** Describes the rows that are added up. `isPartial`: the source has more rows. */
export function describeTotal(found: number, all: number, isPartial: boolean): string {
  if (isPartial) return `Total de ${formatCounted(found, 'carregada', 'carregadas')}`
  return found === all ? 'Total' : `Total de ${formatCounted(found, 'linha', 'linhas')}`
}
