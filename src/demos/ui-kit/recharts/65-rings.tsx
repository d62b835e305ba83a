import { PolarAngleAxis, RadialBar, RadialBarChart, ResponsiveContainer, Tooltip } from 'recharts'
import { formatShare } from '@/lib/format/quantity.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { type ChartSlice, slicesToChartData } from '../chart-samples.ts'
import { useTooltipStyle } from '../charts/recharts-axes.tsx'
import { SliceLegend } from '../slice-legend.tsx'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = { title: 'Barras radiais', description: 'A parte ocupada de cada estoque.' }

/** Invented: occupied shelves, from 0 to 1. */
const stores: readonly ChartSlice[] = [
  { name: 'Depósito central', color: 'first', value: 0.86 },
  { name: 'Loja da rua', color: 'fourth', value: 0.71 },
  { name: 'Loja do shopping', color: 'second', value: 0.58 },
  { name: 'Ponto de retirada', color: 'third', value: 0.34 },
]

const size = { innerRadius: '30%', outerRadius: '100%', startAngle: 90, endAngle: -270 }

export default function Rings() {
  const { toCssColor, grid, isReducedMotion } = useChartTheme()
  const label = 'Ocupação dos estoques'
  const rows = stores.map(({ name, color, value }) => ({ name, value, fill: toCssColor(color) })).toReversed()
  return (
    <ChartFigure label={label} data={slicesToChartData('Ocupação', stores, formatShare)}>
      <ResponsiveContainer height={180}>
        <RadialBarChart data={rows} {...size} title={label} accessibilityLayer={false}>
          <PolarAngleAxis type="number" domain={[0, 1]} tick={false} axisLine={false} />
          <Tooltip {...useTooltipStyle()} cursor={false} formatter={(value) => formatShare(Number(value))} />
          <RadialBar
            dataKey="value"
            name="Ocupação"
            background={{ fill: grid }}
            cornerRadius={6}
            isAnimationActive={!isReducedMotion}
          />
        </RadialBarChart>
      </ResponsiveContainer>
      <SliceLegend slices={stores} format={formatShare} />
    </ChartFigure>
  )
}
