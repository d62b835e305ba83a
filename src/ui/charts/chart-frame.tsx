import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { chartFill, type GappedData, nameCategory, valueText } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import { buildPlot, findCategoryIndex, namedCategories, type Plot } from './plot.ts'

type ChartFrameProps = {
  label: string
  data: GappedData
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

const labelWidth = 44

type ChartAxesProps = { data: GappedData; plot: Plot; active: number | undefined }

/** Grid lines with labels, and as many category labels as fit. */
function ChartAxes({ data: { categories, format }, plot, active }: ChartAxesProps) {
  const named = namedCategories(
    categories.map(({ label }) => label),
    plot.band,
    labelWidth,
  )
  return (
    <>
      <chakra.g stroke="border" shapeRendering="crispEdges">
        {plot.ticks.map((tick) => (
          <line key={tick} x1={plot.left} x2={plot.right} y1={plot.y(tick)} y2={plot.y(tick)} />
        ))}
      </chakra.g>
      <chakra.g fill="fg.muted" fontSize="12px" fontVariantNumeric="tabular-nums">
        {plot.ticks.map((tick) => (
          <text key={tick} x={plot.left - 8} y={plot.y(tick)} dy="0.35em" textAnchor="end">
            {format(tick)}
          </text>
        ))}
        {categories.map(({ label, title }, index) =>
          named.has(index) ? (
            <text
              key={title}
              x={plot.x(index)}
              y={plot.height - 4}
              textAnchor="middle"
              fontWeight={index === active ? 600 : undefined}
            >
              {label}
            </text>
          ) : null,
        )}
      </chakra.g>
    </>
  )
}

type ChartReadoutProps = {
  data: GappedData
  index: number
  /** The category's centre and the chart's width, in px. */
  x: number
  width: number
}

/** The tooltip with the values of one category, on the side with more space. */
function ChartReadout({ data, index, x, width }: ChartReadoutProps) {
  const { categories, series } = data
  const category = categories[index]
  const isInSecondHalf = x > width / 2
  return (
    <Box
      position="absolute"
      top="0"
      style={isInSecondHalf ? { right: width - x + 16 } : { left: x + 16 }}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="control"
      boxShadow="md"
      px="3"
      py="2"
      minW="40"
      pointerEvents="none"
      textStyle="small"
      zIndex="1"
    >
      <Text fontWeight="600" mb="1">
        {category && nameCategory(category)}
      </Text>
      {series.map(({ name, color, values }) => (
        <Flex key={name} align="center" gap="2" py="0.5">
          <Box boxSize="8px" borderRadius="2px" bg={chartFill(color)} />
          <Text color="fg.muted" flex="1" whiteSpace="nowrap">
            {name}
          </Text>
          <Text fontWeight="600" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {valueText(data, values[index])}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
