import { chakra, Flex, Text } from '@chakra-ui/react'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { chartFill } from '@/ui/charts/chart-data.ts'
import { ChartTable } from '@/ui/charts/chart-table.tsx'
import { arcPath, computeArcs } from './arc.ts'
import { ChartFigure } from './chart-figure.tsx'
import { formatData, formats, goalData, goals } from './chart-samples.ts'
import { BarSpecimens } from './charts/apex-bars.tsx'
import { DialSpecimens } from './charts/apex-dials.tsx'
import { LineSpecimens } from './charts/apex-lines.tsx'
import { MatrixSpecimens } from './charts/apex-matrix.tsx'
import { PartSpecimens } from './charts/apex-parts.tsx'
import { PriceSpecimen, SpreadSpecimens } from './charts/apex-spread.tsx'
import { SliceLegend } from './slice-legend.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

function Donut() {
  const arcs = computeArcs(formats.map(({ value }) => value))
  const sum = formats.reduce((all, { value }) => all + value, 0)
  const label = 'Livros vendidos por formato'
  return (
    <ChartFigure label={label} data={formatData} chartHeight="auto">
      <Flex align="center" gap="6" wrap="wrap" minH="300px">
        <chakra.svg viewBox="-50 -50 100 100" boxSize="44" flexShrink="0" mx="auto" aria-hidden="true">
          {formats.map(({ name, color }, index) => {
            const { from, to } = arcs[index] ?? { from: 0, to: 0 }
            return (
              <chakra.path
                key={name}
                d={arcPath(from + 0.004, to - 0.004, 40)}
                fill="none"
                stroke={chartFill(color)}
                strokeWidth="14px"
              />
            )
          })}
          <chakra.text y="5" textAnchor="middle" fill="fg" fontSize="15px" fontWeight="600">
            {formatCount(sum)}
          </chakra.text>
        </chakra.svg>
        <SliceLegend
          slices={formats}
          format={(value) => `${formatCount(value)} (${formatShare(value / sum)})`}
        />
      </Flex>
      <ChartTable label={label} data={formatData} />
    </ChartFigure>
  )
}

const rings = goals.map((goal, index) => ({ ...goal, radius: 43 - 12 * index }))

function Radial() {
  const label = 'Metas alcançadas'
  return (
    <ChartFigure label={label} data={goalData} chartHeight="auto">
      <Flex align="center" gap="6" wrap="wrap" minH="300px">
        <chakra.svg viewBox="-50 -50 100 100" boxSize="44" flexShrink="0" mx="auto" aria-hidden="true">
          {rings.map(({ name, color, value, radius }) => (
            <chakra.g key={name} fill="none" strokeWidth="8px" strokeLinecap="round">
              <chakra.circle r={radius} stroke="bg.muted" />
              <chakra.path d={arcPath(0, value, radius)} stroke={chartFill(color)} />
            </chakra.g>
          ))}
        </chakra.svg>
        <SliceLegend slices={goals} format={formatShare} />
      </Flex>
      <ChartTable label={label} data={goalData} />
    </ChartFigure>
  )
}

export default function AppexChartPage() {
  return (
    <SpecimenPage source={() => import('./appex-chart.tsx?raw')}>
      <Text color="fg.muted" gridColumn="1 / -1" mt="-2">
        Desenhados por Apache ECharts (licença Apache 2.0), só nesta página; a rosca e o radial são SVG
        próprio. Os dados são inventados.
      </Text>
      <LineSpecimens />
      <PriceSpecimen />
      <BarSpecimens />
      <MatrixSpecimens />
      <PartSpecimens />
      <DialSpecimens />
      <SpreadSpecimens />
      <Specimen title="Rosca" description="Partes de um todo, com a soma no meio." code="Donut">
        <Donut />
      </Specimen>
      <Specimen title="Radial" description="Um anel por meta." code="Radial">
        <Radial />
      </Specimen>
    </SpecimenPage>
  )
}
