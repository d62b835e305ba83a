import { Cell, Pie, PieChart, Tooltip } from 'recharts'
import { formatCount } from '@/lib/format/quantity.ts'
import { slicesToChartData, streetPayments } from '../chart-samples.ts'
import { ReChart, useTooltipStyle } from '../charts/recharts-axes.tsx'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = { title: 'Rosca', description: 'Com o nome ao lado de cada parte.' }

/** Each slice has a label: color alone does not identify it. */
export default function LabelledPie() {
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
