import { Area, Bar, ComposedChart, Line } from 'recharts'
import { toChartData } from '../chart-samples.ts'
import { ReChart, toRows, useAxes, useShapes } from '../charts/recharts-axes.tsx'
import { formatCompact, formatReais, listLastMonths } from '../charts/sample-series.ts'

export const meta = { title: 'Composta', description: 'Área, barras e linha juntas.' }

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

export default function Composed() {
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
