import type { DataColumn } from './column.ts'

const sampleSize = 200

/** In `ch`. A `cell` may show more than its text, for example after revealing a hidden value. */
const narrowest = { text: 8, cell: 16 }
const widest = 48
const padding = 4

/**
 * Returns column widths for a long table, estimated from a sample of all rows, so that scrolling does not
 * move columns.
 */
export function columnWidths<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): number[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize))
  const sample = rows.filter((_, index) => index % step === 0)
  return columns.map(({ label, text, cell, buttonsWidth = 0 }) => {
    const longest = sample.reduce((most, row) => Math.max(most, text(row).length), label.length + 3)
    const width = Math.min(widest, Math.max(cell ? narrowest.cell : narrowest.text, longest))
    return width + buttonsWidth + padding
  })
}
