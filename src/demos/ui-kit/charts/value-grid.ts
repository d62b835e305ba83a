import { buildCsv } from '@/lib/format/csv.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'

/** A chart's values as a table of texts: of any shape, such as four prices a day or a matrix. */
export type ValueGrid = {
  /** Names the first column. */
  rowHeader: string
  columns: readonly string[]
  rows: readonly { title: string; cells: readonly string[] }[]
}

/** Returns a grid of rows that begin with their title. */
export const toGrid = (
  rowHeader: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): ValueGrid => ({ rowHeader, columns, rows: rows.map(([title = '', ...cells]) => ({ title, cells })) })

export const toValueGrid = (data: ChartData | ValueGrid): ValueGrid => {
  if ('rows' in data) return data
  const { categories, series, format } = data
  return toGrid(
    'Item',
    series.map(({ name }) => name),
    categories.map(({ title }, index) => [title, ...series.map(({ values }) => format(values[index] ?? 0))]),
  )
}

export const buildGridCsv = ({ rowHeader, columns, rows }: ValueGrid): string =>
  buildCsv([[rowHeader, ...columns], ...rows.map(({ title, cells }) => [title, ...cells])])

/** The names of the series, if there are several: a user may hide some of them. */
export const listToggles = (data: ChartData | ValueGrid): string[] =>
  'series' in data && data.series.length > 1 ? data.series.map(({ name }) => name) : []

/** Reads a row aloud: "Janeiro. Livros: 420; Música: 210". */
export const readRow = ({ columns, rows }: ValueGrid, index: number): string => {
  const row = rows[index]
  if (!row) return ''
  return `${row.title}. ${row.cells.map((cell, column) => `${columns[column]}: ${cell}`).join('; ')}`
}
