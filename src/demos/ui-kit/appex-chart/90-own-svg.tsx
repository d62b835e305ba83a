import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { chartFill } from '@/ui/charts/chart-data.ts'
import { ChartTable } from '@/ui/charts/chart-table.tsx'
import { arcPath, computeArcs } from '../arc.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { type ChartSlice, slicesToChartData } from '../chart-samples.ts'
import { SliceLegend } from '../slice-legend.tsx'
import { sumValues } from './samples.ts'

export const meta = {
  Donut: { title: 'Rosca', description: 'Partes de um todo, com a soma no meio.' },
  Radial: { title: 'Radial', description: 'Um anel por meta.' },
}

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
function SvgRing({ label, column, slices, format, legend = format, children }: SvgRingProps) {
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

/** Invented: copies sold by format. */
const formats: readonly ChartSlice[] = [
  { name: 'Brochura', color: 'first', value: 862 },
  { name: 'E-book', color: 'fourth', value: 347 },
  { name: 'Capa dura', color: 'second', value: 214 },
  { name: 'Audiolivro', color: 'third', value: 96 },
]

const sum = sumValues(formats)

const arcs = computeArcs(formats.map(({ value }) => value)).map(({ from, to }) =>
  arcPath(from + 0.004, to - 0.004, 40),
)

export const Donut = () => (
  <SvgRing
    label="Livros vendidos por formato"
    column="Vendidos"
    slices={formats}
    format={formatCount}
    legend={(value) => `${formatCount(value)} (${formatShare(value / sum)})`}
  >
    {formats.map(({ name, color }, index) => (
      <chakra.path key={name} d={arcs[index]} fill="none" stroke={chartFill(color)} strokeWidth="14px" />
    ))}
    <chakra.text y="5" textAnchor="middle" fill="fg" fontSize="15px" fontWeight="600">
      {formatCount(sum)}
    </chakra.text>
  </SvgRing>
)

/** From 0 to 1. */
const goals: readonly ChartSlice[] = [
  { name: 'Entregas no prazo', color: 'first', value: 0.92 },
  { name: 'Pedidos avaliados', color: 'second', value: 0.64 },
  { name: 'Trocas evitadas', color: 'third', value: 0.38 },
]

const rings = goals.map((goal, index) => ({ ...goal, radius: 43 - 12 * index }))

export function Radial() {
  return (
    <SvgRing label="Metas alcançadas" column="Alcançado" slices={goals} format={formatShare}>
      {rings.map(({ name, color, value, radius }) => (
        <chakra.g key={name} fill="none" strokeWidth="8px" strokeLinecap="round">
          <chakra.circle r={radius} stroke="bg.muted" />
          <chakra.path d={arcPath(0, value, radius)} stroke={chartFill(color)} />
        </chakra.g>
      ))}
    </SvgRing>
  )
}
