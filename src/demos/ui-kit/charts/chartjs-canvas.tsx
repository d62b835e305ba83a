import {
  type ActiveElement,
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  RadialLinearScale,
  Tooltip,
} from 'chart.js'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { type ChartTheme, useCanvasTheme } from '../use-chart-theme.ts'
import { ChartReader } from './chart-reader.tsx'
import { listToggles, readRow, toValueGrid } from './value-grid.ts'

Chart.register(ArcElement, BarController, BarElement, CategoryScale, Filler, Legend, LinearScale)
Chart.register(LineController, LineElement, PointElement, RadialLinearScale, Tooltip)

/** A value that the arrow keys reach. */
type CanvasPoint = { text: string; datasetIndex: number; index: number }

type CanvasFigureProps = Omit<ComponentProps<typeof ChartFigure>, 'children'> & {
  /** By default all series of one category together. */
  points?: readonly CanvasPoint[]
  children: (theme: ChartTheme) => ReactNode
}

/** A figure whose canvas renders once the theme's colors are known, and whose values arrow keys read. */
export function CanvasFigure({
  label,
  data,
  points,
  toggles = listToggles(data),
  children,
  ...figure
}: CanvasFigureProps) {
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

  return (
    <ChartFigure label={label} data={grid} toggles={toggles} onToggleItem={toggle} {...figure}>
      <ChartReader ref={box} label={label} texts={texts} onRead={read}>
        {theme && children(theme)}
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

/** Options of all charts. A canvas has no CSS, so colors and font are values. */
export const buildOptions = ({ text, strong, panel, grid, font, isReducedMotion }: ChartTheme) => ({
  maintainAspectRatio: false,
  locale: 'pt-BR',
  color: text,
  font: { family: font, size: 12 },
  ...(isReducedMotion ? { animation: false as const } : {}),
  plugins: {
    legend: {
      position: 'bottom' as const,
      labels: {
        usePointStyle: true,
        boxWidth: 8,
        boxHeight: 8,
        padding: 16,
        font: { family: font, size: 12 },
      },
    },
    tooltip: {
      backgroundColor: panel,
      titleColor: strong,
      bodyColor: strong,
      borderColor: grid,
      borderWidth: 1,
      padding: 10,
      cornerRadius: 8,
      titleFont: { family: font, size: 12 },
      bodyFont: { family: font, size: 12 },
    },
  },
})

/** The tooltip shows all series of the category under the pointer. */
export const readByCategory = { mode: 'index', intersect: false } as const

export function buildScales({ text, grid, font }: ChartTheme, isStacked = false) {
  const ticks = { color: text, font: { family: font, size: 12 }, maxRotation: 0, autoSkipPadding: 12 }
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
  font: { family: font, size: 12 },
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
  pointLabels: { color: text, font: { family: font, size: 12 } },
})

/** Converts the series for Chart.js, in the theme's colors. */
export const buildData = ({ categories, series }: ChartData, { toCssColor }: ChartTheme) => ({
  labels: categories.map(({ label }) => label),
  datasets: series.map(({ name, color, values }) => ({
    label: name,
    data: [...values],
    borderColor: toCssColor(color),
    backgroundColor: toCssColor(color),
  })),
})
