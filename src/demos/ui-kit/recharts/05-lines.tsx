import { Line, LineChart } from 'recharts'
import { streetVisits } from '../chart-samples.ts'
import { ReChart, toRows, useAxes, useShapes } from '../charts/recharts-axes.tsx'

export const meta = {
  title: 'Linhas',
  description: 'Visitas à loja da rua. Com o foco no gráfico, as setas leem os valores.',
}

const rows = toRows(streetVisits)

export default function Lines() {
  const { line } = useShapes()
  return (
    <ReChart label="Visitas por seção e mês, em linhas" data={streetVisits}>
      <LineChart data={rows} title="Visitas por seção e mês; setas leem os valores">
        {useAxes({ ticks: [0, 500, 1000, 1500, 2000] })}
        {streetVisits.series.map(({ name, color }) => (
          <Line key={name} dataKey={name} {...line(color)} />
        ))}
      </LineChart>
    </ReChart>
  )
}
