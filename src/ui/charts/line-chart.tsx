import { chakra } from '@chakra-ui/react'
import { type ChartData, type ChartSeries, chartFill } from './chart-data.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { Plot } from './plot.ts'

type LineChartProps = {
  label: string
  data: ChartData
  height?: number
  /** Fills the area below the line. Use it with one series. */
  isArea?: boolean
}

export function LineChart({ label, data, height = 240, isArea = false }: LineChartProps) {
  const max = Math.max(0, ...data.series.flatMap(({ values }) => values))
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

type LineProps = { plot: Plot; series: ChartSeries; active: number | undefined; isArea: boolean }

function Line({ plot, series: { values, color }, active, isArea }: LineProps) {
  const points = values.map((value, index) => `${plot.x(index)},${plot.y(value)}`)
  const [first, last] = [plot.x(0), plot.x(values.length - 1)]
  // A single value has no line, so it gets a point.
  const dots = values.length === 1 ? [0] : active === undefined ? [] : [active]
  return (
    <chakra.g fill={chartFill(color)} stroke={chartFill(color)}>
      {isArea && (
        <polygon
          points={`${first},${plot.bottom} ${points.join(' ')} ${last},${plot.bottom}`}
          opacity={0.14}
          stroke="none"
        />
      )}
      <polyline
        points={points.join(' ')}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
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
