import { formatShare } from '@/lib/format/quantity.ts'
import type { ChartSlice } from '../chart-samples.ts'
import { toGrid, type ValueGrid } from '../charts/value-grid.ts'
import type { ChartTheme } from '../use-chart-theme.ts'

export const sumValues = (slices: readonly { value: number }[]) =>
  slices.reduce((sum, { value }) => sum + value, 0)

/** The slices with their part of the whole. */
export const toShareGrid = (
  headers: readonly [row: string, value: string],
  slices: readonly ChartSlice[],
  format: (value: number) => string,
  whole: number,
) =>
  toGrid(
    headers[0],
    [headers[1], 'Parte'],
    slices.map(({ name, value }) => [name, format(value), formatShare(value / whole)]),
  )

export const toColored = (slices: readonly ChartSlice[], theme: ChartTheme) =>
  slices.map(({ name, value, color }) => ({
    name,
    value,
    itemStyle: { color: theme.toCssColor(color), borderColor: theme.panel, borderWidth: 2 },
  }))

/** The tooltip of a row: its title, and a line for each column. */
export const readTip = (grid: ValueGrid, index: number) => {
  const row = grid.rows[index]
  return row ? [row.title, ...row.cells.map((cell, at) => `${grid.columns[at]}: ${cell}`)].join('\n') : ''
}
