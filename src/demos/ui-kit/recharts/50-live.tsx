import { Area, AreaChart } from 'recharts'
import { highestLoad } from '../charts/live-load.ts'
import { ReChart, toRows, useAxes, useShapes } from '../charts/recharts-axes.tsx'
import { LiveButtons, useLiveLoad } from '../charts/use-live.tsx'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = {
  title: 'Ao vivo',
  description: 'Dados simulados, um valor por segundo. Para fora da tela e com movimento reduzido.',
  isWide: true,
}

const ticks = [0, 1, 2, 3].map((third) => (highestLoad / 3) * third)

export default function Live() {
  const { box, data, label, buttons } = useLiveLoad(useChartTheme().isReducedMotion)
  const { area } = useShapes()
  return (
    <div ref={box}>
      <ReChart label={label} data={data} controls={<LiveButtons {...buttons} />}>
        <AreaChart data={toRows(data)} title={`${label}; setas leem os valores`}>
          {useAxes({ ticks, hasLegend: false })}
          <Area dataKey="Consultas" {...area('first')} isAnimationActive={false} />
        </AreaChart>
      </ReChart>
    </div>
  )
}
