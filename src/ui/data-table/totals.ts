import { formatCounted } from '@/lib/format/quantity.ts'
import type { ColumnTotal, RowEntry } from './column.ts'

/** A column's sum as a text, and a note if some rows have no amount. */
export type TotalText = { text: string; note: string | undefined }

/** Adds up a column. Rows without a readable amount are counted and never taken for zero. */
export function sumColumn<Row>(
  { read, format }: ColumnTotal<Row>,
  entries: readonly RowEntry<Row>[],
): TotalText {
  let sum = 0
  let skipped = 0
  for (const { row } of entries) {
    const amount = read(row)
    if (amount === undefined) skipped += 1
    else sum += amount
  }
  if (skipped === 0) return { text: format(sum), note: undefined }
  const isEmpty = skipped === entries.length
  return {
    text: isEmpty ? '—' : format(sum),
    note: isEmpty
      ? 'sem valores'
      : `sem ${formatCounted(skipped, 'linha, que não tem', 'linhas, que não têm')} valor`,
  }
}
