import type { ReactNode } from 'react'

/** A column of a table: what it is called, shows, is searched by and sorted by. */
export type DataColumn<Row> = {
  id: string
  label: string
  /** Numbers stand at the end of their column. */
  isNumeric?: boolean | undefined
  /** What rows are sorted by; without it the column is not. Rows without a value come last either way. */
  sortValue?: ((row: Row) => string | number | undefined) | undefined
  /** What the filter searches, and what is shown where there is no `cell`. */
  text: (row: Row) => string
  /** What is shown instead of the text. `index` is the row's place in `rows`, however they are sorted. */
  cell?: ((row: Row, index: number) => ReactNode) | undefined
}

/** A row and its place among those that the table was given. */
export type Entry<Row> = { row: Row; index: number }
