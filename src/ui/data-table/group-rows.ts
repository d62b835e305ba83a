import type { Steps } from '@/lib/run-in-slices.ts'
import type { DataColumn, ShownRow } from './column.ts'

/**
 * Brings rows with the same text in a column together, in steps. Groups and the rows of each keep their order.
 * The first row of a group carries it.
 */
export function* groupInSteps<Row>(
  rows: readonly ShownRow<Row>[],
  column: DataColumn<Row>,
): Steps<ShownRow<Row>[]> {
  const groups = new Map<string, ShownRow<Row>[]>()
  for (const shown of rows) {
    const text = column.text(shown.row)
    const group = groups.get(text)
    if (group) group.push(shown)
    else groups.set(text, [shown])
    yield
  }
  return [...groups.values()].flatMap((entries) =>
    entries.map((row, index) => (index === 0 ? { ...row, group: { column, entries } } : row)),
  )
}
