import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  Cell,
  ComposedChart,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
} from 'recharts'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { Specimen } from '../specimen.tsx'
import { useChartTheme } from '../use-chart-theme.ts'
import { toRows, useAxes } from './recharts-axes.tsx'
import { BrushSpecimen } from './recharts-time.tsx'
import { createRandom, formatCompact, formatReais, listLastDays, listLastMonths } from './sample-series.ts'

const source = () => import('./recharts-series.tsx?raw')

/** Invented: a bakery's year. */
const bakery: ChartData = {
  categories: listLastMonths(12),
  series: [
    {
      name: 'Receita',
      color: 'first',
      values: [61, 74, 52, 55, 63, 66, 70, 72, 69, 73, 78, 83].map((value) => value * 1000),
    },
    {
      name: 'Despesa',
      color: 'second',
      values: [48, 57, 47, 46, 50, 52, 58, 55, 54, 56, 61, 62].map((value) => value * 1000),
    },
    {
      name: 'Meta',
      color: 'third',
      values: [60, 70, 56, 58, 60, 62, 66, 68, 70, 72, 76, 80].map((value) => value * 1000),
    },
  ],
  format: formatReais,
}

const bakeryRows = toRows(bakery)

function Composed() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  const isAnimationActive = !isReducedMotion
  return (
    <ChartFigure label="Receita, despesa e meta da padaria" data={bakery}>
      <ResponsiveContainer>
        <ComposedChart data={bakeryRows} title="Receita, despesa e meta da padaria; setas leem os valores">
          {useAxes({ format: formatReais, tickFormat: formatCompact })}
          <Area
            dataKey="Despesa"
            stroke={toCssColor('second')}
            fill={toCssColor('second')}
            fillOpacity={0.15}
            isAnimationActive={isAnimationActive}
          />
          <Bar
            dataKey="Receita"
            fill={toCssColor('first')}
            maxBarSize={20}
            radius={[4, 4, 0, 0]}
            isAnimationActive={isAnimationActive}
          />
          <Line
            dataKey="Meta"
            stroke={toCssColor('third')}
            strokeWidth={2}
            strokeDasharray="6 4"
            dot={false}
            isAnimationActive={isAnimationActive}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

/** Invented: what came in less what went out. */
const cashFlow: ChartData = {
  categories: listLastMonths(9),
  series: [
    {
      name: 'Saldo',
      color: 'first',
      values: [8200, -3100, -5400, 2600, 6900, 11200, -1800, 7400, 12600],
    },
  ],
  format: formatReais,
}

const cashRows = toRows(cashFlow)

function CashFlow() {
  const { toCssColor, text, isReducedMotion } = useChartTheme()
  return (
    <ChartFigure label="Saldo do caixa por mês" data={cashFlow}>
      <ResponsiveContainer>
        <BarChart data={cashRows} title="Saldo do caixa por mês; setas leem os valores">
          {useAxes({
            format: formatReais,
            tickFormat: formatCompact,
            ticks: [-10_000, -5000, 0, 5000, 10_000, 15_000],
            hasLegend: false,
          })}
          <ReferenceLine y={0} stroke={text} />
          <Bar
            dataKey="Saldo"
            fill={toCssColor('first')}
            maxBarSize={26}
            isAnimationActive={!isReducedMotion}
          >
            {cashRows.map((row, index) => (
              <Cell
                key={row.title}
                fill={toCssColor((cashFlow.series[0]?.values[index] ?? 0) < 0 ? 'fifth' : 'first')}
              />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

/** Invented: shares of the orders from 0 to 1. */
const devices: ChartData = {
  categories: listLastMonths(10),
  series: [
    { name: 'Celular', color: 'first', values: [0.48, 0.5, 0.51, 0.54, 0.55, 0.57, 0.6, 0.61, 0.63, 0.66] },
    {
      name: 'Computador',
      color: 'second',
      values: [0.44, 0.43, 0.41, 0.39, 0.38, 0.37, 0.34, 0.34, 0.32, 0.3],
    },
    { name: 'Tablet', color: 'third', values: [0.08, 0.07, 0.08, 0.07, 0.07, 0.06, 0.06, 0.05, 0.05, 0.04] },
  ],
  format: formatShare,
}

const deviceRows = toRows(devices)

function Shares() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  return (
    <ChartFigure label="Pedidos por aparelho, em partes" data={devices}>
      <ResponsiveContainer>
        <AreaChart
          data={deviceRows}
          stackOffset="expand"
          title="Pedidos por aparelho, em partes; setas leem os valores"
        >
          {useAxes({ format: formatShare })}
          {devices.series.map(({ name, color }) => (
            <Area
              key={name}
              dataKey={name}
              stackId="aparelho"
              stroke={toCssColor(color)}
              fill={toCssColor(color)}
              fillOpacity={0.8}
              isAnimationActive={!isReducedMotion}
            />
          ))}
        </AreaChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

const random = createRandom(17)
const fortnight = listLastDays(14)

/** Invented: two measures of the same days. */
const service: ChartData = {
  categories: fortnight,
  series: [
    { name: 'Chamados', color: 'first', values: fortnight.map(() => Math.round(80 + random() * 60)) },
    { name: 'Espera (min)', color: 'fifth', values: fortnight.map(() => Math.round(4 + random() * 14)) },
  ],
  format: formatCount,
}

const serviceRows = toRows(service)

/** The charts share an id, so that the tooltip of one shows the other's value of the same day. */
function Synced() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  const axes = [useAxes({ ticks: [0, 50, 100, 150] }), useAxes({ ticks: [0, 10, 20] })]
  return (
    <ChartFigure label="Chamados e espera por dia" data={service}>
      {service.series.map(({ name, color }, index) => (
        <ResponsiveContainer key={name} height={150}>
          <LineChart data={serviceRows} syncId="atendimento" title={`${name} por dia; setas leem os valores`}>
            {axes[index]}
            <Line
              dataKey={name}
              stroke={toCssColor(color)}
              strokeWidth={2}
              dot={false}
              isAnimationActive={!isReducedMotion}
            />
          </LineChart>
        </ResponsiveContainer>
      ))}
    </ChartFigure>
  )
}

export default function SeriesSpecimens() {
  return (
    <>
      <BrushSpecimen />
      <Specimen title="Composta" description="Área, barras e linha juntas." code="Composed" source={source}>
        <Composed />
      </Specimen>
      <Specimen
        title="Positivas e negativas"
        description="Entradas menos saídas."
        code="CashFlow"
        source={source}
      >
        <CashFlow />
      </Specimen>
      <Specimen title="Área em partes" description="A soma de cada mês é 100%." code="Shares" source={source}>
        <Shares />
      </Specimen>
      <Specimen
        title="Sincronizados"
        description="O valor lido em um aparece também no outro."
        code="Synced"
        source={source}
      >
        <Synced />
      </Specimen>
    </>
  )
}
