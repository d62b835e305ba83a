import { Bar, BarChart } from 'recharts'
import { workshopVisits } from '../chart-samples.ts'
import { ReChart, toRows, useAxes, useShapes } from '../charts/recharts-axes.tsx'

export const meta = { title: 'Barras empilhadas', description: 'Público das oficinas da livraria.' }

const rows = toRows(workshopVisits)

export default function StackedBars() {
  const { bar } = useShapes()
  return (
    <ReChart label="Visitas por seção e mês, em barras" data={workshopVisits}>
      <BarChart data={rows} title="Público das oficinas por seção e mês; setas leem os valores">
        {useAxes({ ticks: [0, 100, 200, 300] })}
        {workshopVisits.series.map(({ name, color }) => (
          <Bar key={name} dataKey={name} stackId="seção" maxBarSize={28} {...bar(color)} />
        ))}
      </BarChart>
    </ReChart>
  )
}
