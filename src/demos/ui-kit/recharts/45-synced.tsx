import { Line, LineChart, ResponsiveContainer } from 'recharts'
import { ChartFigure } from '../chart-figure.tsx'
import { toChartData } from '../chart-samples.ts'
import { toRows, useAxes, useShapes } from '../charts/recharts-axes.tsx'
import { createRandom, listLastDays } from '../charts/sample-series.ts'

export const meta = { title: 'Sincronizados', description: 'O valor lido em um aparece também no outro.' }

const random = createRandom(17)

const fortnight = listLastDays(14)

/** Invented: two measures of the same days. */
const service = toChartData(fortnight, [
  ['Chamados', 'first', fortnight.map(() => Math.round(80 + random() * 60))],
  ['Espera (min)', 'fifth', fortnight.map(() => Math.round(4 + random() * 14))],
])

const rows = toRows(service)

/** The charts share an id, so that the tooltip of one shows the other's value of the same day. */
export default function Synced() {
  const { line } = useShapes()
  const axes = [useAxes({ ticks: [0, 50, 100, 150] }), useAxes({ ticks: [0, 10, 20] })]
  return (
    <ChartFigure label="Chamados e espera por dia" data={service}>
      {service.series.map(({ name, color }, index) => (
        <ResponsiveContainer key={name} height={150}>
          <LineChart data={rows} syncId="atendimento" title={`${name} por dia; setas leem os valores`}>
            {axes[index]}
            <Line dataKey={name} {...line(color)} />
          </LineChart>
        </ResponsiveContainer>
      ))}
    </ChartFigure>
  )
}
