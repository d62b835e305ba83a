import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColor, ChartData } from '@/ui/charts/chart-data.ts'
import type { ChartTheme } from '../use-chart-theme.ts'

const palette: readonly ChartColor[] = ['first', 'second', 'third', 'fourth', 'fifth']

export type OptionParts = EChartsCoreOption & { tooltip?: object; legend?: object; grid?: object }

/** The theme, and parts of options in its colors. */
export type ChartTools = ReturnType<typeof createTools>

const createTools = (theme: ChartTheme) => {
  const label = { color: theme.text, fontFamily: theme.font, fontSize: 12 }
  return {
    ...theme,
    /** The style of small text. */
    label,
    zoom: zoomParts(theme),
    /** An axis of names, such as months. */
    names: (names: readonly (string | { label: string })[], options: object = {}) => ({
      type: 'category',
      data: names.map((name) => (typeof name === 'string' ? name : name.label)),
      axisLine: { lineStyle: { color: theme.grid } },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: { ...label, hideOverlap: true },
      ...options,
    }),
    /** An axis of numbers with lines behind the chart. */
    numbers: (format: (value: number) => string, options: object = {}) => ({
      type: 'value',
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: theme.grid } },
      splitNumber: 4,
      nameTextStyle: label,
      axisLabel: { ...label, formatter: format, hideOverlap: true },
      ...options,
    }),
  }
}

/** The series of the data, with the same options. */
export const toSeries = ({ series }: ChartData, type: string, options: object) =>
  series.map(({ name, values }) => ({ type, name, data: values, ...options }))

/** Adds what all charts share: font, colors, tooltip and space. */
export function buildOption(theme: ChartTheme, build: (tools: ChartTools) => OptionParts): EChartsCoreOption {
  const tools = createTools(theme)
  const { label, text, strong, panel, grid: line } = tools
  const { tooltip, legend, grid, ...parts } = build(tools)
  return {
    animation: !theme.isReducedMotion,
    animationDuration: 500,
    textStyle: label,
    color: palette.map(theme.toCssColor),
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: panel,
      borderColor: line,
      borderWidth: 1,
      padding: [8, 12],
      textStyle: { ...label, color: strong },
      axisPointer: { lineStyle: { color: text }, shadowStyle: { color: line, opacity: 0.35 } },
      ...tooltip,
    },
    ...(legend && { legend: { ...legendStyle, inactiveColor: line, textStyle: label, ...legend } }),
    ...(grid && { grid: { ...gridStyle, bottom: legend ? 36 : 8, ...grid } }),
    ...parts,
  }
}

const legendStyle = { bottom: 0, icon: 'roundRect', itemWidth: 10, itemHeight: 10, itemGap: 16 }

const gridStyle = {
  left: 4,
  right: 12,
  top: 16,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
}

/** Selects a part of the axis: by slider, or by wheel with Ctrl, because the wheel alone scrolls the page. */
const zoomParts = ({ grid, panel, text, toCssColor }: ChartTheme) => [
  {
    type: 'slider',
    height: 22,
    bottom: 4,
    left: 8,
    right: 8,
    brushSelect: true,
    showDetail: false,
    borderColor: grid,
    fillerColor: `${toCssColor('first')}22`,
    dataBackground: { lineStyle: { color: text }, areaStyle: { color: text, opacity: 0.12 } },
    selectedDataBackground: {
      lineStyle: { color: toCssColor('first') },
      areaStyle: { color: toCssColor('first'), opacity: 0.2 },
    },
    handleStyle: { color: panel, borderColor: text },
    moveHandleStyle: { color: text },
  },
  { type: 'inside', zoomOnMouseWheel: 'ctrl', moveOnMouseWheel: false },
]
