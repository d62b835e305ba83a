import { chakra } from '@chakra-ui/react'
import type { ChartData } from './chart-data.ts'
import type { Plot } from './plot.ts'
import { namedCategories } from './scale.ts'

const labelWidth = 44

type ChartAxesProps = { data: ChartData; plot: Plot; active: number | undefined }

/** Grid lines with labels, and as many category labels as fit. */
export function ChartAxes({ data: { categories, format }, plot, active }: ChartAxesProps) {
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
