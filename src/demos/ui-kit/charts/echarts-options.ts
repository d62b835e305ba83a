import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColor } from '@/ui/charts/chart-data.ts'
import type { ChartTheme } from '../use-chart-theme.ts'

const palette: readonly ChartColor[] = ['first', 'second', 'third', 'fourth', 'fifth']

type Parts = EChartsCoreOption & { tooltip?: object; legend?: object; grid?: object }

/** Adds what all charts share: font, colors, tooltip and space. */
export function buildOption(
  theme: ChartTheme,
  { tooltip, legend, grid, ...parts }: Parts,
): EChartsCoreOption {
  const { text, strong, panel, font, grid: line, isReducedMotion, toCssColor } = theme
  return {
    animation: !isReducedMotion,
    animationDuration: 500,
    textStyle: { fontFamily: font, fontSize: 12, color: text },
    color: palette.map(toCssColor),
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: panel,
      borderColor: line,
      borderWidth: 1,
      padding: [8, 12],
      textStyle: { color: strong, fontFamily: font, fontSize: 12 },
      axisPointer: { lineStyle: { color: text }, shadowStyle: { color: line, opacity: 0.35 } },
      ...tooltip,
    },
    ...(legend && {
      legend: {
        bottom: 0,
        icon: 'roundRect',
        itemWidth: 10,
        itemHeight: 10,
        itemGap: 16,
        inactiveColor: line,
        textStyle: { color: text, fontFamily: font, fontSize: 12 },
        ...legend,
      },
    }),
    ...(grid && {
      grid: {
        left: 4,
        right: 12,
        top: 16,
        bottom: legend ? 36 : 8,
        outerBoundsMode: 'same',
        outerBoundsContain: 'axisLabel',
        ...grid,
      },
    }),
    ...parts,
  }
}

const readLabel = ({ text, font }: ChartTheme) => ({ color: text, fontFamily: font, fontSize: 12 })

/** An axis of names, such as months. */
export const nameAxis = (theme: ChartTheme, names: readonly string[], options: object = {}) => ({
  type: 'category',
  data: [...names],
  axisLine: { lineStyle: { color: theme.grid } },
  axisTick: { show: false },
  splitLine: { show: false },
  axisLabel: { ...readLabel(theme), hideOverlap: true },
  ...options,
})

/** An axis of numbers with lines behind the chart. */
export const numberAxis = (theme: ChartTheme, format: (value: number) => string, options: object = {}) => ({
  type: 'value',
  axisLine: { show: false },
  axisTick: { show: false },
  splitLine: { lineStyle: { color: theme.grid } },
  splitNumber: 4,
  nameTextStyle: readLabel(theme),
  axisLabel: { ...readLabel(theme), formatter: format, hideOverlap: true },
  ...options,
})

/** Selects a part of the axis: by slider, or by wheel with Ctrl, because the wheel alone scrolls the page. */
export const zoomParts = (theme: ChartTheme) => [
  {
    type: 'slider',
    height: 22,
    bottom: 4,
    left: 8,
    right: 8,
    brushSelect: true,
    showDetail: false,
    borderColor: theme.grid,
    fillerColor: `${theme.toCssColor('first')}22`,
    dataBackground: {
      lineStyle: { color: theme.text },
      areaStyle: { color: theme.text, opacity: 0.12 },
    },
    selectedDataBackground: {
      lineStyle: { color: theme.toCssColor('first') },
      areaStyle: { color: theme.toCssColor('first'), opacity: 0.2 },
    },
    handleStyle: { color: theme.panel, borderColor: theme.text },
    moveHandleStyle: { color: theme.text },
  },
  { type: 'inside', zoomOnMouseWheel: 'ctrl', moveOnMouseWheel: false },
]
