import { chakra } from '@chakra-ui/react'
import { type ChartData, type ChartSeries, chartFill, partialBar } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { Plot } from './plot.ts'

const widestBar = 36
const narrowestLabelledBand = 18
const digitWidth = 7

type BarChartProps = { label: string; data: ChartData; height?: number }

/** A stacked bar chart. Sums appear above the bars if they fit. */
export function BarChart({ label, data, height = 240 }: BarChartProps) {
  const sums = totals(data)
  const longest = Math.max(0, ...sums.map((sum) => data.format(sum).length))
  const labelWidth = Math.max(narrowestLabelledBand, digitWidth * longest)
  return (
    <ChartFrame label={label} data={data} max={Math.max(0, ...sums)} height={height}>
      {(plot, active) => (
        <>
          {active !== undefined && (
            <chakra.rect
              fill="bg.hover"
              x={plot.x(active) - plot.band / 2}
              y={plot.top}
              width={`${plot.band}px`}
              height={`${plot.bottom - plot.top}px`}
            />
          )}
          {stack(data).map(({ color, name, spans }) => (
            <chakra.g key={name} fill={chartFill(color)} stroke={chartFill(color)} strokeWidth="0">
              {spans.map(({ from, to }, index) =>
                to > from ? (
                  <Bar
                    key={data.categories[index]?.title}
                    {...{ plot, index, from, to }}
                    isPartial={data.categories[index]?.isPartial}
                  />
                ) : null,
              )}
            </chakra.g>
          ))}
          {plot.band >= labelWidth && (
            <chakra.g fill="fg" fontSize="12px" fontWeight="600" textAnchor="middle">
              {sums.map((sum, index) =>
                sum > 0 ? (
                  <text key={data.categories[index]?.title} x={plot.x(index)} y={plot.y(sum) - 6}>
                    {data.format(sum)}
                  </text>
                ) : null,
              )}
            </chakra.g>
          )}
        </>
      )}
    </ChartFrame>
  )
}

type BarProps = { plot: Plot; index: number; from: number; to: number; isPartial: boolean | undefined }

function Bar({ plot, index, from, to, isPartial }: BarProps) {
  const width = Math.min(widestBar, plot.band * 0.64)
  const height = plot.y(from) - plot.y(to)
  const gap = from > 0 ? 1 : 0
  return (
    <rect
      x={plot.x(index) - width / 2}
      y={plot.y(to)}
      width={width}
      height={Math.max(1, height - gap)}
      rx={Math.min(2, height / 2)}
      {...(isPartial && partialBar)}
    />
  )
}

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
