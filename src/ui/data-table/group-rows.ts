import type { Steps } from '@/lib/run-in-slices.ts'
import type { DataColumn, RowEntry, ShownRow } from './column.ts'

/**
 * Brings rows with the same text in a column together, in steps. Groups and the rows of each keep their order.
 * The first row of a group carries it.
 */
export function* groupInSteps<Row>(
  rows: readonly ShownRow<Row>[],
  column: DataColumn<Row>,
): Steps<ShownRow<Row>[]> {
  const groups = new Map<string, ShownRow<Row>[]>()
  for (const row of rows) {
    const text = column.text(row.original.row)
    const group = groups.get(text)
    if (group) group.push(row)
    else groups.set(text, [row])
    yield
  }
  return [...groups.values()].flatMap((group) => {
    const entries: RowEntry<Row>[] = group.map(({ original }) => original)
    return group.map((row, index) => (index === 0 ? { ...row, group: { column, entries } } : row))
  })
}
