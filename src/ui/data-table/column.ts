import type { ReactNode } from 'react'
import { orangeCss } from '../theme/orange.ts'

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
  /** Never hidden behind 'Detalhes', because it has controls or says what the others mean. */
  isKept?: boolean | undefined
  /** The width of the buttons in a `cell`, in `ch`. */
  buttonsWidth?: number | undefined
  /** The color of a text that weighs, which then looks like a badge. */
  tone?: ((row: Row) => CellTone | undefined) | undefined
  /** Shows the column's sum below the table. */
  total?: ColumnTotal<Row> | undefined
  /** The filter does not search hidden values: the number of matches would reveal them. */
  isSearchable?: boolean | undefined
  /** Stands first and has no menu. */
  isFixed?: boolean | undefined
  /**
   * Renders the cell instead of the text. `index` is the row's index in `rows`, regardless of sorting. `check` is the
   * row's checkbox, in the first column of a table whose `selection` leaves its place to the cell.
   */
  cell?: ((row: Row, index: number, check?: ReactNode) => ReactNode) | undefined
}

/** The rows with the same text in the column by which the table is grouped. */
export type RowGroup<Row> = {
  column: DataColumn<Row>
  rows: readonly Row[]
  /** The index of the first row in the source. */
  first: number
}

const tones = ['warning', 'orange', 'danger'] as const

/** The color of a status that weighs. Orange is more serious than warning and less than danger. */
export type CellTone = (typeof tones)[number]

/** Returns the tone of a status that weighs; `undefined` for others, which are plain texts. */
export const readCellTone = (tone: string | undefined): CellTone | undefined =>
  tones.find((each) => each === tone)

/** Styles the texts that have a tone as badges. Plain elements, because a table may have thousands. */
export const toneCss = {
  '& [data-tone]': {
    display: 'inline-block',
    px: '1.5',
    py: '0.5',
    borderRadius: 'sm',
    textStyle: 'small',
    fontWeight: '500',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
  '& [data-tone=warning]': { colorPalette: 'warning' },
  '& [data-tone=danger]': { colorPalette: 'danger' },
  '& [data-tone=orange]': orangeCss,
  // Browsers do not print backgrounds.
  '@media print': { '& [data-tone]': { p: '0', fontWeight: '600' } },
} as const

/** The height of rows, as the user chose it, and the setter of this choice. */
export type Density = { isCompact: boolean; set: (isCompact: boolean) => void }
