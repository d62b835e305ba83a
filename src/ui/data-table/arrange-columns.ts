import type { DataColumn } from './column.ts'

/** The user's changes of a table's columns. Columns are named by their ids. */
export type ColumnSetup = {
  hidden: readonly string[]
  /** Stand first in this order, and stay in view while the others scroll. */
  pinned?: readonly string[]
  groupBy?: string | undefined
}

/**
 * Returns the columns to show: the pinned ones first, without hidden ones and the one that groups the rows,
 * whose values are in the heads of the groups.
 */
export function arrangeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { hidden, pinned = [], groupBy }: ColumnSetup,
): readonly DataColumn<Row>[] {
  if (hidden.length === 0 && pinned.length === 0 && groupBy === undefined) return columns
  const shown = columns.filter(({ id }) => !hidden.includes(id) && (id !== groupBy || columns.length === 1))
  // A table without columns would hide its menus too.
  const kept = shown.length > 0 ? shown : columns
  return [
    ...pinned.flatMap((id) => kept.find((column) => column.id === id) ?? []),
    ...kept.filter(({ id }) => !pinned.includes(id)),
  ]
}

/** Only columns that may be sorted may group: the rows of hidden values would reveal which are equal. */
export const canGroup = <Row>({ sortValue }: DataColumn<Row>) => sortValue !== undefined
