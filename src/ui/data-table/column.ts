import type { ReactNode } from 'react'

/** A column of a table: its label, and what it shows, is filtered by and sorted by. */
export type DataColumn<Row> = {
  id: string
  label: string
  /** Numbers are aligned to the end of their column. */
  isNumeric?: boolean | undefined
  /**
   * What rows are sorted by; without it the column is not sortable. Rows without a value come last in both
   * directions.
   */
  sortValue?: ((row: Row) => string | number | undefined) | undefined
  /** What the filter searches, and what is shown where there is no `cell`. */
  text: (row: Row) => string
  /** Where the table is wider than its place, it is behind the row's 'Detalhes'. */
  isLowPriority?: boolean | undefined
  /** The room that the buttons in a `cell` take beside the text, in `ch`. */
  buttonsWidth?: number | undefined
  /** What is shown instead of the text. `index` is the row's index in `rows`, however they are sorted. */
  cell?: ((row: Row, index: number) => ReactNode) | undefined
}

/** A row and its index in the table's `rows`. */
export type RowEntry<Row> = { row: Row; index: number }

/** An entry in the order that is shown, with an id that stays the row's own in any order. */
export type ShownRow<Row> = { id: string; original: RowEntry<Row> }
