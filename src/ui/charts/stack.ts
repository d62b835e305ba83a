import type { ChartData, ChartSeries } from './chart-data.ts'

type StackedSeries = ChartSeries & { spans: { from: number; to: number }[] }

/** Stacks the series: computes the start and end of each value. */
export function stack({ categories, series }: ChartData): StackedSeries[] {
  const tops = categories.map(() => 0)
  return series.map((entry) => ({
    ...entry,
    spans: tops.map((from, index) => {
      const to = from + (entry.values[index] ?? 0)
      tops[index] = to
      return { from, to }
    }),
  }))
}

export function totals({ categories, series }: ChartData): number[] {
  return categories.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
}
