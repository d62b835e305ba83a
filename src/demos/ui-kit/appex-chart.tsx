import { chakra, Flex } from '@chakra-ui/react'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { chartFill } from '@/ui/charts/chart-data.ts'
import { ChartKey } from '@/ui/charts/chart-key.tsx'
import { ChartTable } from '@/ui/charts/chart-table.tsx'
import { HorizontalBars } from '@/ui/charts/horizontal-bars.tsx'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { arcPath, computeArcs } from './arc.ts'
import { bookVisits, goalData, goals, paymentData, payments, visits } from './chart-samples.ts'
import { SliceLegend } from './slice-legend.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

function Area() {
  return <LineChart label="Visitas à seção de livros por mês" data={bookVisits} isArea />
}

function Lines() {
  return (
    <>
      <ChartKey data={visits} />
      <LineChart label="Visitas por seção e mês" data={visits} />
    </>
  )
}

function Bars() {
  return (
    <>
      <ChartKey data={visits} />
      <BarChart label="Visitas de todas as seções por mês" data={visits} />
    </>
  )
}

function Ranking() {
  return <HorizontalBars rows={payments} format={formatCount} color="sky" />
}

function Donut() {
  const arcs = computeArcs(payments.map(({ value }) => value))
  const sum = payments.reduce((all, { value }) => all + value, 0)
  return (
    <Flex align="center" gap="6" wrap="wrap">
      <chakra.svg viewBox="-50 -50 100 100" boxSize="44" flexShrink="0" aria-hidden="true">
        {payments.map(({ name, color }, index) => {
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
        slices={payments}
        format={(value) => `${formatCount(value)} (${formatShare(value / sum)})`}
      />
      <ChartTable label="Pedidos por forma de pagamento" data={paymentData} />
    </Flex>
  )
}

const rings = goals.map((goal, index) => ({ ...goal, radius: 43 - 12 * index }))

function Radial() {
  return (
    <Flex align="center" gap="6" wrap="wrap">
      <chakra.svg viewBox="-50 -50 100 100" boxSize="44" flexShrink="0" aria-hidden="true">
        {rings.map(({ name, color, value, radius }) => (
          <chakra.g key={name} fill="none" strokeWidth="8px" strokeLinecap="round">
            <chakra.circle r={radius} stroke="bg.muted" />
            <chakra.path d={arcPath(0, value, radius)} stroke={chartFill(color)} />
          </chakra.g>
        ))}
      </chakra.svg>
      <SliceLegend slices={goals} format={formatShare} />
      <ChartTable label="Metas alcançadas" data={goalData} />
    </Flex>
  )
}

export default function AppexChartPage() {
  return (
    <SpecimenPage source={() => import('./appex-chart.tsx?raw')}>
      <Specimen title="Área" description="Use as setas ou o ponteiro para ler os valores." code="Area">
        <Area />
      </Specimen>
      <Specimen title="Linhas" code="Lines">
        <Lines />
      </Specimen>
      <Specimen title="Barras empilhadas" code="Bars">
        <Bars />
      </Specimen>
      <Specimen title="Barras horizontais" code="Ranking">
        <Ranking />
      </Specimen>
      <Specimen title="Rosca" description="Partes de um todo, com a soma no meio." code="Donut">
        <Donut />
      </Specimen>
      <Specimen title="Radial" description="Um anel por meta." code="Radial">
        <Radial />
      </Specimen>
    </SpecimenPage>
  )
}
