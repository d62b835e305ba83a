import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ChartTable } from '@/ui/charts/chart-table.tsx'
import { ChartFigure } from '../chart-figure.tsx'
import { type ChartSlice, slicesToChartData } from '../chart-samples.ts'
import { SliceLegend } from '../slice-legend.tsx'

type SvgRingProps = {
  label: string
  /** Names the values in the table. */
  column: string
  slices: readonly ChartSlice[]
  format: (value: number) => string
  /** The text of a value in the legend, by default its format. */
  legend?: (value: number) => string
  /** SVG around 0,0 with a radius up to 50. */
  children: ReactNode
}

/** A round chart in own SVG, with its legend beside. */
export function SvgRing({ label, column, slices, format, legend = format, children }: SvgRingProps) {
  const data = slicesToChartData(column, slices, format)
  return (
    <ChartFigure label={label} data={data} chartHeight="auto">
      <Flex align="center" gap="6" wrap="wrap" minH="300px">
        <chakra.svg viewBox="-50 -50 100 100" boxSize="44" flexShrink="0" mx="auto" aria-hidden="true">
          {children}
        </chakra.svg>
        <SliceLegend slices={slices} format={legend} />
      </Flex>
      <ChartTable label={label} data={data} />
    </ChartFigure>
  )
}
