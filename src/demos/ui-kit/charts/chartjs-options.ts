import type { Chart } from 'chart.js'
import { formatTag } from '@/lib/format/intl.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import type { ChartSlice } from '../chart-samples.ts'
import type { ChartTheme } from '../use-chart-theme.ts'

const smallFont = (font: string) => ({ family: font, size: 12 })

/** Options of all charts. A canvas has no CSS, so colors and font are values. */
export const buildOptions = ({ text, strong, panel, grid, font, isReducedMotion }: ChartTheme) => ({
  maintainAspectRatio: false,
  locale: formatTag,
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
