import type { ChartSeriesName } from '@manifest/contract/brand.ts'

export type ChartColor = ChartSeriesName

export type ChartSeries<Value = number> = {
  name: string
  color: ChartColor
  values: readonly Value[]
}

export type ChartCategory = {
  /** On the axis. */
  label: string
  /** In tooltips and tables. */
  title: string
  /** The time of the category is not over, so its values may still grow. */
  isPartial?: boolean
}

export type ChartData<Value = number> = {
  categories: readonly ChartCategory[]
  series: readonly ChartSeries<Value>[]
  format: (value: number) => string
}

/** Data with categories whose value is not known: no value is drawn for them. */
export type GappedData = ChartData<number | undefined>

/** Returns a value in words. An absent value is not zero. */
export function valueText({ format }: Pick<ChartData, 'format'>, value: number | undefined): string {
  return value === undefined ? '—' : format(value)
}

/** Returns a category's title in words. */
export const nameCategory = ({ title, isPartial }: ChartCategory) => (isPartial ? `${title}, parcial` : title)

/** Draws the bar of a time that is not over: a light fill in a dashed outline. */
export const partialBar = { fillOpacity: 0.3, strokeDasharray: '3 2', strokeWidth: 1.5 } as const

export const chartFill = (color: ChartColor) => `chart.${color}` as const
