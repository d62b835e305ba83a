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
import type { ChartSlice } from '../chart-samples.ts'
import { type ChartTheme, useCanvasTheme } from '../use-chart-theme.ts'
import { ChartReader } from './chart-reader.tsx'
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

const smallFont = (font: string) => ({ family: font, size: 12 })

/** Options of all charts. A canvas has no CSS, so colors and font are values. */
export const buildOptions = ({ text, strong, panel, grid, font, isReducedMotion }: ChartTheme) => ({
  maintainAspectRatio: false,
  locale: 'pt-BR',
  color: text,
  font: smallFont(font),
  ...(isReducedMotion ? { animation: false as const } : {}),
  plugins: {
    legend: {
      position: 'bottom' as const,
      labels: { usePointStyle: true, boxWidth: 8, boxHeight: 8, padding: 16, font: smallFont(font) },
    },
    tooltip: {
      backgroundColor: panel,
      titleColor: strong,
      bodyColor: strong,
      borderColor: grid,
      borderWidth: 1,
      padding: 10,
      cornerRadius: 8,
      titleFont: smallFont(font),
      bodyFont: smallFont(font),
    },
  },
})

/** The tooltip shows all series of the category under the pointer. */
export const readByCategory = { mode: 'index', intersect: false } as const

export function buildScales({ text, grid, font }: ChartTheme, isStacked = false) {
  const ticks = { color: text, font: smallFont(font), maxRotation: 0, autoSkipPadding: 12 }
  return {
    x: { stacked: isStacked, ticks, grid: { display: false } },
    y: { stacked: isStacked, ticks, grid: { color: grid }, border: { display: false }, beginAtZero: true },
  }
}

/** The title of an axis. */
export const buildAxisTitle = ({ text, font }: ChartTheme, title: string) => ({
  display: true,
  text: title,
  color: text,
  font: smallFont(font),
})

/**
 * Writes a text into a ring: `level` is 0.5 for its center and 1 for the bottom of half a ring. Charts take
 * plugins only when they are created, so a chart with a text needs a key that changes with the theme.
 */
export const writeInRing = ({ strong, font }: ChartTheme, text: string, level = 0.5) => ({
  id: 'ring-text',
  afterDraw({ ctx, chartArea: { left, right, top, bottom } }: Chart) {
    ctx.save()
    ctx.font = `600 28px ${font}`
    ctx.fillStyle = strong
    ctx.textAlign = 'center'
    ctx.textBaseline = level === 1 ? 'bottom' : 'middle'
    ctx.fillText(text, (left + right) / 2, top + (bottom - top) * level)
    ctx.restore()
  },
})

/** The options of a radial scale without numbers. */
export const buildRadialScale = ({ text, grid, font }: ChartTheme) => ({
  grid: { color: grid },
  angleLines: { color: grid },
  ticks: { display: false, maxTicksLimit: 5 },
  pointLabels: { color: text, font: smallFont(font) },
})

/** Converts the series for Chart.js, in the theme's colors. `options` are of each dataset. */
export const buildData = <Options extends object = object>(
  { categories, series }: ChartData,
  { toCssColor }: ChartTheme,
  options?: (color: string) => Options,
) => ({
  labels: categories.map(({ label }) => label),
  datasets: series.map(({ name, color, values }) => ({
    label: name,
    data: [...values],
    borderColor: toCssColor(color),
    backgroundColor: toCssColor(color),
    ...(options?.(toCssColor(color)) as Options),
  })),
})

/** Converts slices for Chart.js. `opacity` is the end of a hex color. */
export const buildSlices = (
  label: string,
  slices: readonly ChartSlice[],
  { toCssColor, panel }: ChartTheme,
  opacity = '',
) => ({
  labels: slices.map(({ name }) => name),
  datasets: [
    {
      label,
      data: slices.map(({ value }) => value),
      backgroundColor: slices.map(({ color }) => toCssColor(color) + opacity),
      borderColor: panel,
    },
  ],
})
