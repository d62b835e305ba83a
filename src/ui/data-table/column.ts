import type { ReactNode } from 'react'
import type { CellTone } from './cell-tone.ts'

/** How to add up a column. */
export type ColumnTotal<Row> = {
  /** Returns the amount of a row; `undefined` if it is absent or no number. */
  read: (row: Row) => number | undefined
  format: (sum: number) => string
}

export type DataColumn<Row> = {
  id: string
  label: string
  /** Aligns the column to the end. */
  isNumeric?: boolean | undefined
  /**
   * Returns the value to sort by; without it the column is neither sortable nor groupable. Rows without a
   * value come last in both directions.
   */
  sortValue?: ((row: Row) => string | number | undefined) | undefined
  /** The text that the filter searches, and the cell's content if there is no `cell`. */
  text: (row: Row) => string
  /** The text that is copied, as the cell shows it; without it `text`. */
  copied?: ((row: Row, index: number) => string) | undefined
  /** Hidden behind the row's 'Detalhes' if the table is too wide. */
  isLowPriority?: boolean | undefined
  /** The width of the buttons in a `cell`, in `ch`. */
  buttonsWidth?: number | undefined
  /** The color of the cell's text, which then looks like a badge. */
  tone?: ((row: Row) => CellTone | undefined) | undefined
  /** Shows the column's sum below the table. */
  total?: ColumnTotal<Row> | undefined
  /** Renders the cell instead of the text. `index` is the row's index in `rows`, regardless of sorting. */
  cell?: ((row: Row, index: number) => ReactNode) | undefined
}

export type RowEntry<Row> = { row: Row; index: number }

/** The rows with the same text in the column by which the table is grouped. */
export type RowGroup<Row> = { column: DataColumn<Row>; entries: readonly RowEntry<Row>[] }

/** A row in display order. The id does not depend on sorting. */
export type ShownRow<Row> = RowEntry<Row> & {
  id: string
  /** On the first row of a group, whose head stands above it. */
  group?: RowGroup<Row> | undefined
}
