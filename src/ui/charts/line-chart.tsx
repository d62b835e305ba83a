import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { type ChartSeries, chartFill, type GappedData } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { Plot } from './plot.ts'

type LineChartProps = {
  label: string
  data: GappedData
  height?: number
  /** Fills the area below the line. Use it with one series. */
  isArea?: boolean
}

export function LineChart({ label, data, height = 240, isArea = false }: LineChartProps) {
  const max = Math.max(0, ...data.series.flatMap(({ values }) => values.map((value = 0) => value)))
  return (
    <ChartFrame label={label} data={data} max={max} height={height}>
      {(plot, active) => (
        <>
          {active !== undefined && (
            <chakra.line
              stroke="border.emphasized"
              x1={plot.x(active)}
              x2={plot.x(active)}
              y1={plot.top}
              y2={plot.bottom}
            />
          )}
          {data.series.map((series) => (
            <Line key={series.name} {...{ plot, series, active, isArea }} />
          ))}
        </>
      )}
    </ChartFrame>
  )
}

type LineProps = {
  plot: Plot
  series: ChartSeries<number | undefined>
  active: number | undefined
  isArea: boolean
}

/** Returns the indexes of values that follow each other. A line ends at an absent value, and begins again after it. */
export function splitRuns(values: readonly (number | undefined)[]): number[][] {
  const runs: number[][] = []
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue
    if (index > 0 && values[index - 1] !== undefined) runs.at(-1)?.push(index)
    else runs.push([index])
  }
  return runs
}

function Line({ plot, series: { values, color }, active, isArea }: LineProps) {
  const runs = splitRuns(values)
  // A value without a neighbour has no line, so it gets a point.
  const alone = runs.filter(({ length }) => length === 1).flat()
  const dots = active === undefined ? alone : [...new Set([...alone, active])]
  const toPoints = (run: readonly number[]) =>
    run.map((index) => `${plot.x(index)},${plot.y(values[index] ?? 0)}`).join(' ')
  return (
    <chakra.g fill={chartFill(color)} stroke={chartFill(color)}>
      {runs.map((run) => (
        <Fragment key={run[0]}>
          {isArea && (
            <polygon
              points={`${plot.x(run[0] ?? 0)},${plot.bottom} ${toPoints(run)} ${plot.x(run.at(-1) ?? 0)},${plot.bottom}`}
              opacity={0.14}
              stroke="none"
            />
          )}
          <polyline
            points={toPoints(run)}
            fill="none"
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </Fragment>
      ))}
      {dots.map((index) => {
        const value = values[index]
        return value === undefined ? null : (
          <chakra.circle
            key={index}
            cx={plot.x(index)}
            cy={plot.y(value)}
            r={4.5}
            stroke="bg.panel"
            strokeWidth="2px"
          />
        )
      })}
    </chakra.g>
  )
}
