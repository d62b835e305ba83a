import { Center, Spinner } from '@chakra-ui/react'
import { Suspense } from 'react'
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  Cell,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
} from 'recharts'
import { formatCount } from '@/lib/format/quantity.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { ChartFigure } from './chart-figure.tsx'
import {
  bookVisitsByYear,
  streetPaymentData,
  streetPayments,
  streetVisits,
  workshopVisits,
} from './chart-samples.ts'
import { toRows, useAxes, useTooltipStyle } from './charts/recharts-axes.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { useChartTheme } from './use-chart-theme.ts'

/** Chunks of their own, so that the page shows its first charts without them. */
const SeriesSpecimens = lazyPanel(() => import('./charts/recharts-series.tsx'))
const ShapeSpecimens = lazyPanel(() => import('./charts/recharts-shapes.tsx'))

const streetRows = toRows(streetVisits)

function Lines() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  return (
    <ChartFigure label="Visitas por seção e mês, em linhas" data={streetVisits}>
      <ResponsiveContainer>
        <LineChart data={streetRows} title="Visitas por seção e mês; setas leem os valores">
          {useAxes({ ticks: [0, 500, 1000, 1500, 2000] })}
          {streetVisits.series.map(({ name, color }) => (
            <Line
              key={name}
              dataKey={name}
              stroke={toCssColor(color)}
              strokeWidth={2}
              dot={false}
              isAnimationActive={!isReducedMotion}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

const workshopRows = toRows(workshopVisits)

function StackedBars() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  return (
    <ChartFigure label="Visitas por seção e mês, em barras" data={workshopVisits}>
      <ResponsiveContainer>
        <BarChart data={workshopRows} title="Público das oficinas por seção e mês; setas leem os valores">
          {useAxes({ ticks: [0, 100, 200, 300] })}
          {workshopVisits.series.map(({ name, color }) => (
            <Bar
              key={name}
              dataKey={name}
              stackId="seção"
              fill={toCssColor(color)}
              maxBarSize={28}
              isAnimationActive={!isReducedMotion}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

const yearRows = toRows(bookVisitsByYear)

function FilledArea() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  return (
    <ChartFigure label="Visitas à seção de livros" data={bookVisitsByYear}>
      <ResponsiveContainer>
        <AreaChart data={yearRows} title="Visitas à seção de livros; setas leem os valores">
          {useAxes({ ticks: [0, 250, 500, 750, 1000] })}
          {bookVisitsByYear.series.map(({ name, color }, index) => (
            <Area
              key={name}
              dataKey={name}
              type="monotone"
              stroke={toCssColor(color)}
              strokeWidth={2}
              strokeDasharray={index === 0 ? '0' : '5 4'}
              fill={toCssColor(color)}
              fillOpacity={index === 0 ? 0.2 : 0.06}
              isAnimationActive={!isReducedMotion}
            />
          ))}
        </AreaChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

/** Each slice has a label: color alone does not identify it. */
function LabelledPie() {
  const { toCssColor, text, panel, isReducedMotion } = useChartTheme()
  const tooltip = useTooltipStyle()
  return (
    <ChartFigure label="Pedidos por forma de pagamento" data={streetPaymentData}>
      <ResponsiveContainer>
        <PieChart title="Pedidos por forma de pagamento" accessibilityLayer={false}>
          <Tooltip {...tooltip} formatter={(value) => formatCount(Number(value))} />
          <Pie
            data={[...streetPayments]}
            dataKey="value"
            nameKey="name"
            innerRadius="45%"
            outerRadius="70%"
            stroke={panel}
            isAnimationActive={!isReducedMotion}
            rootTabIndex={-1}
            labelLine={{ stroke: text }}
            label={({ name, x, y, textAnchor }) => (
              <text
                x={x}
                y={y}
                textAnchor={textAnchor}
                dx={textAnchor === 'end' ? -4 : 4}
                dy="0.35em"
                fill={text}
                fontSize={12}
              >
                {name}
              </text>
            )}
          >
            {streetPayments.map(({ name, color }) => (
              <Cell key={name} fill={toCssColor(color)} />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

export default function RechartsPage() {
  return (
    <SpecimenPage source={() => import('./recharts.tsx?raw')}>
      <Specimen
        title="Linhas"
        description="Visitas à loja da rua. Com o foco no gráfico, as setas leem os valores."
        code="Lines"
      >
        <Lines />
      </Specimen>
      <Specimen title="Barras empilhadas" description="Público das oficinas da livraria." code="StackedBars">
        <StackedBars />
      </Specimen>
      <Specimen
        title="Área"
        description="A loja do shopping em dois anos; o anterior é tracejado."
        code="FilledArea"
      >
        <FilledArea />
      </Specimen>
      <Specimen title="Rosca" description="Com o nome ao lado de cada parte." code="LabelledPie">
        <LabelledPie />
      </Specimen>
      <Suspense
        fallback={
          <Center gridColumn="1 / -1" minH="40">
            <Spinner role="status" color="fg.muted" aria-label="Carregando mais gráficos" />
          </Center>
        }
      >
        <SeriesSpecimens />
        <ShapeSpecimens />
      </Suspense>
    </SpecimenPage>
  )
}
