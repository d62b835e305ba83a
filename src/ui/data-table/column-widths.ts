import type { DataColumn } from './column.ts'

const sampleSize = 200

/** In `ch`. A `cell` may show more than its text, for example after revealing a hidden value. */
const narrowest = { text: 8, cell: 16 }
const widest = 48
const padding = 4

/** In `ch`: what stays of the longest texts where the table has little room. */
const flexibleMinimum = 16

/** In `ch`. A flexible column has at least `min` and takes what the others leave. */
export type ColumnWidth = { min: number; isFlexible: boolean }

/**
 * Returns column widths for a long table, estimated from a sample of all rows, so that scrolling does not
 * move columns. The longest texts give way to the other columns.
 */
export function columnWidths<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): ColumnWidth[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize))
  const sample = rows.filter((_, index) => index % step === 0)
  const widths = columns.map(({ label, text, cell, buttonsWidth = 0 }) => {
    const longest = sample.reduce((most, row) => Math.max(most, text(row).length), label.length + 3)
    const width = Math.min(widest, Math.max(cell ? narrowest.cell : narrowest.text, longest))
    return width + buttonsWidth + padding
  })
  const texts = widths.map((width, index) => (columns[index]?.cell || columns[index]?.isNumeric ? 0 : width))
  const longestText = Math.max(...texts)
  const flexible = longestText > flexibleMinimum + padding ? texts.indexOf(longestText) : -1
  return widths.map((width, index) =>
    index === flexible
      ? { min: flexibleMinimum + padding, isFlexible: true }
      : { min: width, isFlexible: false },
  )
}
