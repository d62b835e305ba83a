import type { chartColors } from '../theme/chart-colors.ts'

export type ChartColor = keyof typeof chartColors

export type ChartSeries = {
  name: string
  color: ChartColor
  values: readonly number[]
}

/** The axis shows `label`; tooltips and tables show `title`. */
export type ChartData = {
  categories: readonly { label: string; title: string }[]
  series: readonly ChartSeries[]
  format: (value: number) => string
}

/** Returns a value in words. An absent value is not zero. */
export function valueText({ format }: Pick<ChartData, 'format'>, value: number | undefined): string {
  return value === undefined ? '—' : format(value)
}

export const chartFill = (color: ChartColor) => `chart.${color}` as const
