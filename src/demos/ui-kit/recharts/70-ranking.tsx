import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import { formatCount } from '@/lib/format/quantity.ts'
import { type ChartSlice, slicesToChartData } from '../chart-samples.ts'
import { ReChart, useAxisStyle, useShapes, useTooltipStyle } from '../charts/recharts-axes.tsx'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = { title: 'Barras horizontais', description: 'Com o valor ao lado.' }

/** Invented: pieces sold by a café in a week. */
const snacks: ChartSlice[] = [
  { name: 'Pão de queijo', color: 'second', value: 684 },
  { name: 'Café coado', color: 'second', value: 612 },
  { name: 'Bolo de fubá', color: 'second', value: 297 },
  { name: 'Tapioca', color: 'second', value: 243 },
  { name: 'Suco de caju', color: 'second', value: 158 },
]

export default function Ranking() {
  const { text, grid } = useChartTheme()
  const axis = useAxisStyle()
  const { bar } = useShapes()
  const label = 'Mais vendidos do café na semana'
  return (
    <ReChart label={label} data={slicesToChartData('Vendidos', snacks)}>
      <BarChart
        data={snacks}
        layout="vertical"
        margin={{ right: 40 }}
        title={`${label}; setas leem os valores`}
      >
        <CartesianGrid stroke={grid} horizontal={false} />
        <XAxis type="number" {...axis} tickFormatter={formatCount} />
        <YAxis type="category" dataKey="name" {...axis} width="auto" />
        <Tooltip {...useTooltipStyle()} formatter={(value) => formatCount(Number(value))} />
        <Bar dataKey="value" name="Vendidos" radius={[0, 4, 4, 0]} maxBarSize={22} {...bar('second')}>
          <LabelList dataKey="value" position="right" fill={text} fontSize={12} />
        </Bar>
      </BarChart>
    </ReChart>
  )
}
