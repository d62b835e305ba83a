import { Box } from '@chakra-ui/react'
import type { ECharts } from 'echarts/core'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { useCanvasTheme } from '../use-chart-theme.ts'
import { ChartReader } from './chart-reader.tsx'
import { buildOption, type ChartTools, type OptionParts } from './echarts-options.ts'
import { listToggles, readRow, toValueGrid, type ValueGrid } from './value-grid.ts'
import { include, showAll, type ZoomWindow } from './zoom.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

/** A value that the arrow keys reach: its text, and where ECharts has it. */
type ChartPoint = { text: string; series: number; index: number }

type EChartProps = {
  label: string
  data: ChartData | ValueGrid
  option: (tools: ChartTools) => OptionParts
  /** By default one point a row of the table, in the first series. */
  points?: readonly ChartPoint[]
  pointsPerRow?: number
  /** The items of the legend, by default the series. */
  toggles?: readonly string[]
  /** In px. */
  height?: number
  /** Shows buttons and a slider that select a part of the rows. */
  isZoomable?: boolean
}

/** Three chunks: one would exceed the limit of a chunk. */
const loadEngine = () =>
  Promise.all([import('./echarts-core.ts'), import('./echarts-parts.ts'), import('./echarts-rare.ts')]).then(
    ([{ init, use, CanvasRenderer }, { parts }, { rareParts }]) => {
      use([CanvasRenderer, ...parts, ...rareParts])
      return init
    },
  )

/** Returns a component with a chart by ECharts. */
export const eChart = (props: EChartProps) => () => <EChart {...props} />

/**
 * A chart by ECharts. It draws on a canvas with tooltips in the canvas: its SVG and HTML set style attributes,
 * which the content security policy refuses.
 */
function EChart({
  label,
  data,
  option,
  points,
  pointsPerRow = 1,
  toggles = listToggles(data),
  height = 300,
  isZoomable = false,
}: EChartProps) {
  const grid = toValueGrid(data)
  const shownPoints =
    points ?? grid.rows.map((_, index) => ({ text: readRow(grid, index), series: 0, index }))
  const titles = grid.rows.map(({ title }) => title)
  const [zoom, setZoom] = useState<ZoomWindow>(() => showAll(titles.length))
  const box = useRef<HTMLDivElement>(null)
  // The same object for the same window, so that the chart's own events do not come back to it.
  const followZoom = useCallback(
    (next: ZoomWindow) =>
      setZoom((current) => (current.from === next.from && current.to === next.to ? current : next)),
    [],
  )
  const chart = useEngine(box, option, isZoomable ? followZoom : undefined)

  useEffect(() => {
    // Silent: the chart's event would bring back the window of before, if it was not drawn yet.
    if (isZoomable)
      chart?.dispatchAction({ type: 'dataZoom', startValue: zoom.from, endValue: zoom.to }, { silent: true })
  }, [chart, isZoomable, zoom])

  function read(position: number | undefined) {
    const point = position === undefined ? undefined : shownPoints[position]
    if (!point) return chart?.dispatchAction({ type: 'hideTip' })
    if (isZoomable) {
      const next = include(zoom, point.index)
      chart?.dispatchAction({ type: 'dataZoom', startValue: next.from, endValue: next.to })
    }
    chart?.dispatchAction({ type: 'showTip', seriesIndex: point.series, dataIndex: point.index })
  }

  function toggle(name: string) {
    chart?.dispatchAction({ type: 'legendToggleSelect', name })
    const { legend } = (chart?.getOption() ?? {}) as { legend?: { selected: Record<string, boolean> }[] }
    return legend?.[0]?.selected[name] ?? true
  }

  return (
    <ChartFigure
      label={label}
      data={grid}
      toggles={toggles}
      onToggleItem={toggle}
      chartHeight={height}
      controls={isZoomable && <ZoomButtons label={label} titles={titles} window={zoom} onChange={setZoom} />}
    >
      <ChartReader
        label={label}
        texts={shownPoints.map(({ text }) => text)}
        perRow={pointsPerRow}
        onRead={read}
      >
        <Box ref={box} height="100%" aria-hidden="true" />
      </ChartReader>
    </ChartFigure>
  )
}

/** Draws the chart when it comes near the screen, and again when the theme or its size changes. */
function useEngine(
  box: RefObject<HTMLDivElement | null>,
  option: EChartProps['option'],
  onZoom: ((window: ZoomWindow) => void) | undefined,
): ECharts | undefined {
  const theme = useCanvasTheme()
  const [chart, setChart] = useState<ECharts>()
  const isNear = useNear(box)

  useEffect(() => {
    const element = box.current
    if (!isNear || !element) return
    let isGone = false
    let created: ECharts | undefined
    const resizing = new ResizeObserver(() => created?.resize())
    loadEngine()
      .then((init) => {
        if (isGone) return
        created = init(element)
        resizing.observe(element)
        setChart(created)
      })
      .catch(() => notify.error('Não foi possível carregar o gráfico'))
    return () => {
      isGone = true
      resizing.disconnect()
      created?.dispose()
      setChart(undefined)
    }
  }, [box, isNear])

  useEffect(() => {
    if (chart && theme) chart.setOption(buildOption(theme, option))
  }, [chart, theme, option])

  useEffect(() => {
    if (!chart || !onZoom) return
    const readZoom = () => {
      const { dataZoom } = chart.getOption() as { dataZoom?: { startValue: number; endValue: number }[] }
      const shown = dataZoom?.[0]
      if (shown) onZoom({ from: shown.startValue, to: shown.endValue })
    }
    chart.on('datazoom', readZoom)
    return () => {
      chart.off('datazoom', readZoom)
    }
  }, [chart, onZoom])

  return chart
}

/** Px around the screen in which charts are drawn before the user sees them. */
const margin = '300px'

function useNear(box: RefObject<HTMLDivElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !box.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, isNear])
  return isNear
}
