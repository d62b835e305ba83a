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
import { formatShare } from '@/lib/format/quantity.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { toChartData } from '../chart-samples.ts'
import { ReChart, toRows, useAxes, useShapes } from '../charts/recharts-axes.tsx'
import {
  createRandom,
  formatCompact,
  formatReais,
  listLastDays,
  listLastMonths,
} from '../charts/sample-series.ts'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = {
  Composed: { title: 'Composta', description: 'Área, barras e linha juntas.' },
  CashFlow: { title: 'Positivas e negativas', description: 'Entradas menos saídas.' },
  Shares: { title: 'Área em partes', description: 'A soma de cada mês é 100%.' },
  Synced: { title: 'Sincronizados', description: 'O valor lido em um aparece também no outro.' },
}

const thousands = (values: readonly number[]) => values.map((value) => value * 1000)

/** Invented: a bakery's year. */
const bakery = toChartData(
  listLastMonths(12),
  [
    ['Receita', 'first', thousands([61, 74, 52, 55, 63, 66, 70, 72, 69, 73, 78, 83])],
    ['Despesa', 'second', thousands([48, 57, 47, 46, 50, 52, 58, 55, 54, 56, 61, 62])],
    ['Meta', 'third', thousands([60, 70, 56, 58, 60, 62, 66, 68, 70, 72, 76, 80])],
  ],
  formatReais,
)

const rows = toRows(bakery)

export function Composed() {
  const { area, bar, line } = useShapes()
  return (
    <ReChart label="Receita, despesa e meta da padaria" data={bakery}>
      <ComposedChart data={rows} title="Receita, despesa e meta da padaria; setas leem os valores">
        {useAxes({ format: formatReais, tickFormat: formatCompact })}
        <Area dataKey="Despesa" {...area('second', 0.15)} strokeWidth={1} />
        <Bar dataKey="Receita" maxBarSize={20} radius={[4, 4, 0, 0]} {...bar('first')} />
        <Line dataKey="Meta" strokeDasharray="6 4" {...line('third')} />
      </ComposedChart>
    </ReChart>
  )
}

/** Invented: what came in less what went out. */
const balances = [8200, -3100, -5400, 2600, 6900, 11200, -1800, 7400, 12600]

const cashFlow = toChartData(listLastMonths(9), [['Saldo', 'first', balances]], formatReais)

const cashFlowRows = toRows(cashFlow)

const axes = {
  format: formatReais,
  tickFormat: formatCompact,
  ticks: [-10_000, -5000, 0, 5000, 10_000, 15_000],
  hasLegend: false,
}

export function CashFlow() {
  const { toCssColor, text } = useChartTheme()
  const { bar } = useShapes()
  return (
    <ReChart label="Saldo do caixa por mês" data={cashFlow}>
      <BarChart data={cashFlowRows} title="Saldo do caixa por mês; setas leem os valores">
        {useAxes(axes)}
        <ReferenceLine y={0} stroke={text} />
        <Bar dataKey="Saldo" maxBarSize={26} {...bar('first')}>
          {cashFlowRows.map(({ title }, index) => (
            <Cell key={title} fill={toCssColor((balances[index] ?? 0) < 0 ? 'fifth' : 'first')} />
          ))}
        </Bar>
      </BarChart>
    </ReChart>
  )
}

/** Invented: shares of the orders from 0 to 1. */
const devices = toChartData(
  listLastMonths(10),
  [
    ['Celular', 'first', [0.48, 0.5, 0.51, 0.54, 0.55, 0.57, 0.6, 0.61, 0.63, 0.66]],
    ['Computador', 'second', [0.44, 0.43, 0.41, 0.39, 0.38, 0.37, 0.34, 0.34, 0.32, 0.3]],
    ['Tablet', 'third', [0.08, 0.07, 0.08, 0.07, 0.07, 0.06, 0.06, 0.05, 0.05, 0.04]],
  ],
  formatShare,
)

const sharesRows = toRows(devices)

export function Shares() {
  const { area } = useShapes()
  const label = 'Pedidos por aparelho, em partes'
  return (
    <ReChart label={label} data={devices}>
      <AreaChart data={sharesRows} stackOffset="expand" title={`${label}; setas leem os valores`}>
        {useAxes({ format: formatShare })}
        {devices.series.map(({ name, color }) => (
          <Area key={name} dataKey={name} stackId="aparelho" {...area(color, 0.8)} strokeWidth={1} />
        ))}
      </AreaChart>
    </ReChart>
  )
}

const random = createRandom(17)

const fortnight = listLastDays(14)

/** Invented: two measures of the same days. */
const service = toChartData(fortnight, [
  ['Chamados', 'first', fortnight.map(() => Math.round(80 + random() * 60))],
  ['Espera (min)', 'fifth', fortnight.map(() => Math.round(4 + random() * 14))],
])

const syncedRows = toRows(service)

export function Synced() {
  const { line } = useShapes()
  const axes = [useAxes({ ticks: [0, 50, 100, 150] }), useAxes({ ticks: [0, 10, 20] })]
  return (
    <ChartFigure label="Chamados e espera por dia" data={service}>
      {service.series.map(({ name, color }, index) => (
        <ResponsiveContainer key={name} height={150}>
          <LineChart data={syncedRows} syncId="atendimento" title={`${name} por dia; setas leem os valores`}>
            {axes[index]}
            <Line dataKey={name} {...line(color)} />
          </LineChart>
        </ResponsiveContainer>
      ))}
    </ChartFigure>
  )
}
