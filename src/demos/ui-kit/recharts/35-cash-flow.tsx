import { Bar, BarChart, Cell, ReferenceLine } from 'recharts'
import { toChartData } from '../chart-samples.ts'
import { ReChart, toRows, useAxes, useShapes } from '../charts/recharts-axes.tsx'
import { formatCompact, formatReais, listLastMonths } from '../charts/sample-series.ts'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = { title: 'Positivas e negativas', description: 'Entradas menos saídas.' }

/** Invented: what came in less what went out. */
const balances = [8200, -3100, -5400, 2600, 6900, 11200, -1800, 7400, 12600]

const cashFlow = toChartData(listLastMonths(9), [['Saldo', 'first', balances]], formatReais)

const rows = toRows(cashFlow)

const axes = {
  format: formatReais,
  tickFormat: formatCompact,
  ticks: [-10_000, -5000, 0, 5000, 10_000, 15_000],
  hasLegend: false,
}

export default function CashFlow() {
  const { toCssColor, text } = useChartTheme()
  const { bar } = useShapes()
  return (
    <ReChart label="Saldo do caixa por mês" data={cashFlow}>
      <BarChart data={rows} title="Saldo do caixa por mês; setas leem os valores">
        {useAxes(axes)}
        <ReferenceLine y={0} stroke={text} />
        <Bar dataKey="Saldo" maxBarSize={26} {...bar('first')}>
          {rows.map(({ title }, index) => (
            <Cell key={title} fill={toCssColor((balances[index] ?? 0) < 0 ? 'fifth' : 'first')} />
          ))}
        </Bar>
      </BarChart>
    </ReChart>
  )
}
