import type { chartColors } from '../theme/chart-colors.ts'

/** One of the five hues of charts. */
export type ChartColor = keyof typeof chartColors

export type ChartSeries = {
  name: string
  color: ChartColor
  /** A value for each category. */
  values: readonly number[]
}

/** What a chart shows. `label` is shown at the axis, `title` where there is room. */
export type ChartData = {
  categories: readonly { label: string; title: string }[]
  series: readonly ChartSeries[]
  /** Formats a value. */
  format: (value: number) => string
}

/** The theme's token for a hue. */
export const chartFill = (color: ChartColor) => `chart.${color}` as const
