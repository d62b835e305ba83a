import type { ReactNode } from 'react'

export type DataColumn<Row> = {
  id: string
  label: string
  /** Aligns the column to the end. */
  isNumeric?: boolean | undefined
  /**
   * Returns the value to sort by; without it the column is not sortable. Rows without a value come last in
   * both directions.
   */
  sortValue?: ((row: Row) => string | number | undefined) | undefined
  /** The text that the filter searches, and the cell's content if there is no `cell`. */
  text: (row: Row) => string
  /** Hidden behind the row's 'Detalhes' if the table is too wide. */
  isLowPriority?: boolean | undefined
  /** The width of the buttons in a `cell`, in `ch`. */
  buttonsWidth?: number | undefined
  /** Renders the cell instead of the text. `index` is the row's index in `rows`, regardless of sorting. */
  cell?: ((row: Row, index: number) => ReactNode) | undefined
}

export type RowEntry<Row> = { row: Row; index: number }

/** A row in display order. The id does not depend on sorting. */
export type ShownRow<Row> = { id: string; original: RowEntry<Row> }
