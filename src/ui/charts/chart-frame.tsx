import { Box, chakra } from '@chakra-ui/react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ChartAxes } from './chart-axes.tsx'
import type { ChartData } from './chart-data.ts'
import { ChartReadout } from './chart-readout.tsx'
import { ChartTable } from './chart-table.tsx'
import { buildPlot, findCategoryIndex, type Plot } from './plot.ts'

type ChartFrameProps = {
  label: string
  data: ChartData
  max: number
  height: number
  /** Draws the marks as SVG. `active` is the highlighted category. */
  children: (plot: Plot, active: number | undefined) => ReactNode
}

/**
 * The common parts of charts with axes: size, axes, values by pointer or arrow keys, and a table for screen
 * readers. Time runs from left to right, also in right-to-left layouts.
 */
export function ChartFrame({ label, data, max, height, children }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [active, setActive] = useState<number>()
  const plot = buildPlot(data, max, width, height)
  const last = data.categories.length - 1

  function point({ clientX, currentTarget }: PointerEvent) {
    setActive(findCategoryIndex(plot, clientX - currentTarget.getBoundingClientRect().left))
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'Escape') setActive(undefined)
    if (by === undefined) return
    event.preventDefault()
    setActive(Math.min(last, Math.max(0, (active ?? (by > 0 ? -1 : last + 1)) + by)))
  }

  return (
    <Box position="relative" dir="ltr" mt="3">
      <Box
        ref={frame}
        role="group"
        aria-label={`${label}. Use as setas para ler os valores.`}
        tabIndex={0}
        borderRadius="sm"
        focusVisibleRing="outside"
        style={{ height }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setActive(undefined)}
        onKeyDown={step}
        onBlur={() => setActive(undefined)}
      >
        {width > 0 && (
          <chakra.svg
            width={`${width}px`}
            height={`${height}px`}
            aria-hidden="true"
            display="block"
            overflow="visible"
          >
            <ChartAxes data={data} plot={plot} active={active} />
            {children(plot, active)}
          </chakra.svg>
        )}
        {active !== undefined && active <= last && (
          <ChartReadout data={data} index={active} x={plot.x(active)} width={width} />
        )}
      </Box>
      <ChartTable label={label} data={data} />
    </Box>
  )
}

/** Returns an element's width in px and updates it; 0 before the first measurement. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
