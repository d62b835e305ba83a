import type { ComponentProps, ReactElement } from 'react'
import { CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCount } from '@/lib/format/quantity.ts'
import type { ChartColor, ChartData } from '@/ui/charts/chart-data.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { useChartTheme } from '../use-chart-theme.ts'

/** Recharts needs one object per category, with the values by series name. */
export const toRows = ({ categories, series }: ChartData) =>
  categories.map(({ label, title }, index) => ({
    label,
    title,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index] ?? 0])),
  }))

type ReChartProps = Omit<ComponentProps<typeof ChartFigure>, 'children'> & { children: ReactElement }

/** A chart by Recharts that fills its figure. */
export const ReChart = ({ children, ...figure }: ReChartProps) => (
  <ChartFigure {...figure}>
    <ResponsiveContainer>{children}</ResponsiveContainer>
  </ChartFigure>
)

/** The looks of lines, areas and bars, in the theme's colors. */
export function useShapes() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  const isAnimationActive = !isReducedMotion
  const bar = (color: ChartColor) => ({ fill: toCssColor(color), isAnimationActive })
  const stroke = (color: ChartColor) => ({ stroke: toCssColor(color), strokeWidth: 2 })
  return {
    bar,
    line: (color: ChartColor) => ({ ...stroke(color), dot: false, isAnimationActive }),
    area: (color: ChartColor, fillOpacity = 0.2) => ({ ...stroke(color), ...bar(color), fillOpacity }),
  }
}

/** Ticks in a readable size, without lines. */
export function useAxisStyle() {
  const { text } = useChartTheme()
  return { tick: { fill: text, fontSize: 12 }, tickLine: false, axisLine: false } as const
}

/** A tooltip on the panel's color. */
export function useTooltipStyle() {
  const { strong, grid, panel } = useChartTheme()
  return {
    cursor: { stroke: grid, fill: grid, fillOpacity: 0.3 },
    contentStyle: { background: panel, borderColor: grid, borderRadius: 8, color: strong, fontSize: 12 },
    itemStyle: { color: strong },
  } as const
}

/** The names of the series in their order. The saved picture draws the items with a swatch too. */
export function SeriesLegend() {
  const { text } = useChartTheme()
  return (
    <Legend
      itemSorter={null}
      iconSize={10}
      formatter={(name: string, { color }) => (
        <span data-swatch={color} style={{ color: text }}>
          {name}
        </span>
      )}
    />
  )
}

type AxesOptions = {
  format?: (value: number) => string
  /** A shorter format for the axis. */
  tickFormat?: (value: number) => string
  /** Round numbers, which also limit the axis. By default Recharts chooses. */
  ticks?: number[]
  /** One series needs none. */
  hasLegend?: boolean
}

/** Options shared by charts with axes, in the theme's colors. */
export function useAxes({
  format = formatCount,
  tickFormat = format,
  ticks,
  hasLegend = true,
}: AxesOptions = {}) {
  const { grid } = useChartTheme()
  const axis = useAxisStyle()
  const tooltip = useTooltipStyle()
  return (
    <>
      <CartesianGrid stroke={grid} vertical={false} />
      <XAxis dataKey="label" {...axis} interval="equidistantPreserveStart" minTickGap={8} />
      <YAxis
        {...axis}
        width="auto"
        tickFormatter={tickFormat}
        {...(ticks && { ticks, domain: [Math.min(...ticks), Math.max(...ticks)] })}
      />
      <Tooltip
        {...tooltip}
        formatter={(value) => format(Number(value))}
        labelFormatter={(label, [item]) => (item?.payload as { title?: string } | undefined)?.title ?? label}
      />
      {hasLegend && <SeriesLegend />}
    </>
  )
}
