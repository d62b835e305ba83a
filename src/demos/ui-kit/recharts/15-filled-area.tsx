import { Area, AreaChart } from 'recharts'
import { bookVisitsByYear } from '../chart-samples.ts'
import { ReChart, toRows, useAxes, useShapes } from '../charts/recharts-axes.tsx'

export const meta = { title: 'Área', description: 'A loja do shopping em dois anos; o anterior é tracejado.' }

const rows = toRows(bookVisitsByYear)

export default function FilledArea() {
  const { area } = useShapes()
  const looks = [area('first'), { ...area('fourth', 0.06), strokeDasharray: '5 4' }]
  return (
    <ReChart label="Visitas à seção de livros" data={bookVisitsByYear}>
      <AreaChart data={rows} title="Visitas à seção de livros; setas leem os valores">
        {useAxes({ ticks: [0, 250, 500, 750, 1000] })}
        {bookVisitsByYear.series.map(({ name }, index) => (
          <Area key={name} dataKey={name} type="monotone" {...looks[index]} />
        ))}
      </AreaChart>
    </ReChart>
  )
}
