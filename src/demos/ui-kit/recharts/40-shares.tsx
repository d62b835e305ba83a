import { Area, AreaChart } from 'recharts'
import { formatShare } from '@/lib/format/quantity.ts'
import { toChartData } from '../chart-samples.ts'
import { ReChart, toRows, useAxes, useShapes } from '../charts/recharts-axes.tsx'
import { listLastMonths } from '../charts/sample-series.ts'

export const meta = { title: 'Área em partes', description: 'A soma de cada mês é 100%.' }

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

const rows = toRows(devices)

export default function Shares() {
  const { area } = useShapes()
  const label = 'Pedidos por aparelho, em partes'
  return (
    <ReChart label={label} data={devices}>
      <AreaChart data={rows} stackOffset="expand" title={`${label}; setas leem os valores`}>
        {useAxes({ format: formatShare })}
        {devices.series.map(({ name, color }) => (
          <Area key={name} dataKey={name} stackId="aparelho" {...area(color, 0.8)} strokeWidth={1} />
        ))}
      </AreaChart>
    </ReChart>
  )
}
