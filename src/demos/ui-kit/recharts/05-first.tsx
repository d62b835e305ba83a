import { Area, AreaChart, Bar, BarChart, Cell, Line, LineChart, Pie, PieChart, Tooltip } from 'recharts'
import { formatCount } from '@/lib/format/quantity.ts'
import {
  bookVisitsByYear,
  slicesToChartData,
  streetPayments,
  streetVisits,
  workshopVisits,
} from '../chart-samples.ts'
import { ReChart, toRows, useAxes, useShapes, useTooltipStyle } from '../charts/recharts-axes.tsx'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = {
  Lines: {
    title: 'Linhas',
    description: 'Visitas à loja da rua. Com o foco no gráfico, as setas leem os valores.',
  },
  StackedBars: { title: 'Barras empilhadas', description: 'Público das oficinas da livraria.' },
  FilledArea: { title: 'Área', description: 'A loja do shopping em dois anos; o anterior é tracejado.' },
  LabelledPie: { title: 'Rosca', description: 'Com o nome ao lado de cada parte.' },
}

const rows = toRows(streetVisits)

export function Lines() {
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

const workshopRows = toRows(workshopVisits)

export function StackedBars() {
  const { bar } = useShapes()
  return (
    <ReChart label="Visitas por seção e mês, em barras" data={workshopVisits}>
      <BarChart data={workshopRows} title="Público das oficinas por seção e mês; setas leem os valores">
        {useAxes({ ticks: [0, 100, 200, 300] })}
        {workshopVisits.series.map(({ name, color }) => (
          <Bar key={name} dataKey={name} stackId="seção" maxBarSize={28} {...bar(color)} />
        ))}
      </BarChart>
    </ReChart>
  )
}

const yearRows = toRows(bookVisitsByYear)

export function FilledArea() {
  const { area } = useShapes()
  const looks = [area('first'), { ...area('fourth', 0.06), strokeDasharray: '5 4' }]
  return (
    <ReChart label="Visitas à seção de livros" data={bookVisitsByYear}>
      <AreaChart data={yearRows} title="Visitas à seção de livros; setas leem os valores">
        {useAxes({ ticks: [0, 250, 500, 750, 1000] })}
        {bookVisitsByYear.series.map(({ name }, index) => (
          <Area key={name} dataKey={name} type="monotone" {...looks[index]} />
        ))}
      </AreaChart>
    </ReChart>
  )
}

/** Each slice has a label: color alone does not identify it. */
export function LabelledPie() {
  const { toCssColor, text, panel, isReducedMotion } = useChartTheme()
  const title = 'Pedidos por forma de pagamento'
  return (
    <ReChart label={title} data={slicesToChartData('Pedidos', streetPayments)}>
      <PieChart title={title} accessibilityLayer={false}>
        <Tooltip {...useTooltipStyle()} formatter={(value) => formatCount(Number(value))} />
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
          label={({ name, textAnchor, x, y }) => {
            const place = { x, y, dx: textAnchor === 'end' ? -4 : 4, dy: '0.35em', textAnchor }
            return (
              <text {...place} fill={text} fontSize={12}>
                {name}
              </text>
            )
          }}
        >
          {streetPayments.map(({ name, color }) => (
            <Cell key={name} fill={toCssColor(color)} />
          ))}
        </Pie>
      </PieChart>
    </ReChart>
  )
}
