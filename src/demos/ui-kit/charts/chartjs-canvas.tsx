import {
  type ActiveElement,
  ArcElement,
  BarController,
  BarElement,
  BubbleController,
  CategoryScale,
  Chart,
  type ChartType,
  DoughnutController,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  PolarAreaController,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Tooltip,
} from 'chart.js'
import { type ReactNode, useRef } from 'react'
import { type ChartProps, Chart as ReactChart } from 'react-chartjs-2'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { type ChartTheme, useCanvasTheme } from '../use-chart-theme.ts'
import { ChartReader } from './chart-reader.tsx'
import { buildOptions } from './chartjs-options.ts'
import { listToggles, readRow, toValueGrid, type ValueGrid } from './value-grid.ts'

Chart.register(BarController, BubbleController, DoughnutController, LineController, PolarAreaController)
Chart.register(RadarController, ScatterController, CategoryScale, LinearScale, RadialLinearScale)
Chart.register(ArcElement, BarElement, LineElement, PointElement, Filler, Legend, Tooltip)

/** A value that the arrow keys reach. */
type CanvasPoint = { text: string; datasetIndex: number; index: number }

type CanvasChartProps<Type extends ChartType> = {
  label: string
  data: ChartData | ValueGrid
  /** By default all series of one category together. */
  points?: readonly CanvasPoint[]
  toggles?: readonly string[]
  /** Buttons above the chart. */
  controls?: ReactNode
  /** The name is of a group, not of a figure. */
  isGroup?: boolean
  /** The chart in the theme's colors. A key creates it again when it changes. */
  build: (theme: ChartTheme) => ChartProps<Type> & { key?: string }
}

/** Returns a component with a chart by Chart.js. */
export const canvasChart =
  <Type extends ChartType>(props: CanvasChartProps<Type>) =>
  () => <CanvasChart {...props} />

/** A chart whose canvas renders once the theme's colors are known, and whose values arrow keys read. */
export function CanvasChart<Type extends ChartType>({
  label,
  data,
  points,
  toggles = listToggles(data),
  controls,
  isGroup = false,
  build,
}: CanvasChartProps<Type>) {
  const theme = useCanvasTheme()
  const box = useRef<HTMLDivElement>(null)
  const grid = toValueGrid(data)
  const texts = points?.map(({ text }) => text) ?? grid.rows.map((_, index) => readRow(grid, index))

  function findChart() {
    const canvas = box.current?.querySelector('canvas')
    return canvas ? Chart.getChart(canvas) : undefined
  }

  function toggle(name: string) {
    const chart = findChart()
    return chart ? toggleItem(chart, name) : true
  }

  function read(index: number | undefined) {
    const chart = findChart()
    if (!chart) return
    const elements = index === undefined ? [] : findElements(chart, index, points)
    chart.setActiveElements(elements)
    chart.tooltip?.setActiveElements(elements, { x: 0, y: 0 })
    chart.update()
  }

  const { key, options, ...chart } = theme ? build(theme) : {}
  return (
    <ChartFigure
      label={label}
      data={grid}
      toggles={toggles}
      onToggleItem={toggle}
      controls={controls}
      {...(isGroup && { as: 'div', role: 'group' })}
    >
      <ChartReader ref={box} label={label} texts={texts} onRead={read}>
        {theme && (
          <ReactChart
            key={key}
            aria-hidden="true"
            options={{ ...buildOptions(theme), ...options } as NonNullable<ChartProps['options']>}
            {...(chart as ChartProps)}
          />
        )}
      </ChartReader>
    </ChartFigure>
  )
}

/** Hides an item of the legend or shows it again: a series, or a slice of the only one. */
function toggleItem(chart: Chart, name: string): boolean {
  const series = chart.data.datasets.findIndex(({ label }) => label === name)
  const slice = chart.data.labels?.indexOf(name) ?? -1
  if (series >= 0) chart.setDatasetVisibility(series, !chart.isDatasetVisible(series))
  else chart.toggleDataVisibility(slice)
  chart.update()
  return series >= 0 ? chart.isDatasetVisible(series) : chart.getDataVisibility(slice)
}

/** Finds the drawn elements of a value. A zoomed chart has none for a value outside. */
function findElements(
  chart: Chart,
  index: number,
  points: readonly CanvasPoint[] | undefined,
): ActiveElement[] {
  const point = points?.[index]
  const places = point ? [point] : chart.data.datasets.map((_, datasetIndex) => ({ datasetIndex, index }))
  return places.flatMap(({ datasetIndex, index: at }) => {
    const element = chart.isDatasetVisible(datasetIndex) && chart.getDatasetMeta(datasetIndex).data[at]
    return element ? [{ datasetIndex, index: at, element }] : []
  })
}
