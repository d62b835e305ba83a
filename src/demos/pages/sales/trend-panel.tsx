import { BarChart } from '@/ui/charts/bar-chart.tsx'
import type { ChartColor, ChartData, ChartSeries, GappedData } from '@/ui/charts/chart-data.ts'
import { ChartKey } from '@/ui/charts/chart-key.tsx'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { Panel } from '@/ui/page/panel.tsx'

type TrendProps = {
  title: string
  description: string
  /** The accessible name of the chart; the title if missing. */
  label?: string
  /** The parts of the period. */
  parts: readonly { label: string; title: string }[]
  /** A series has a value for each part; a part without one has a gap. */
  series: readonly ChartSeries<number | undefined>[]
  format: (value: number) => string
  /** What the key shows in place of the sums of the series. */
  totals?: readonly (number | undefined)[]
}

const readCategories = (parts: TrendProps['parts']) => parts.map(({ label, title }) => ({ label, title }))

/** The course of values over the parts of a period, as lines. */
export function TrendPanel({ title, description, label = title, parts, series, format, totals }: TrendProps) {
  const data: GappedData = { categories: readCategories(parts), series, format }
  const key = totals
    ? { ...data, series: series.map((each, index) => ({ ...each, values: [totals[index]] })) }
    : data
  return (
    <Panel title={title} description={description}>
      <ChartKey data={key} />
      <LineChart label={label} data={data} />
    </Panel>
  )
}

type StackProps = Omit<TrendProps, 'series' | 'totals'> & { series: ChartData['series'] }

/** The same as stacked bars. */
export function StackPanel({ title, description, label = title, parts, series, format }: StackProps) {
  const data: ChartData = { categories: readCategories(parts), series, format }
  return (
    <Panel title={title} description={description}>
      <ChartKey data={data} />
      <BarChart label={label} data={data} />
    </Panel>
  )
}

/** Two series: this period, and the equally long time before it. */
export const comparePeriods = <Part,>(
  compute: (part: Part | undefined) => number | undefined,
  { current, previous }: { current: readonly Part[]; previous: readonly Part[] },
  before: string,
  color: ChartColor = 'first',
): ChartSeries<number | undefined>[] => [
  { name: 'Este período', color, values: current.map(compute) },
  { name: before, color: 'second', values: current.map((_, index) => compute(previous[index])) },
]
