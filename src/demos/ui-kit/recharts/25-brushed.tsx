import { useState } from 'react'
import { Area, AreaChart, Brush } from 'recharts'
import { toChartData } from '../chart-samples.ts'
import { ReChart, toRows, useAxes, useShapes } from '../charts/recharts-axes.tsx'
import { createRandom, listLastDays } from '../charts/sample-series.ts'
import { showAll, type ZoomWindow } from '../charts/zoom.ts'
import { ZoomButtons } from '../charts/zoom-buttons.tsx'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = {
  title: 'Seleção de período',
  description: 'Arraste as bordas da faixa, leve o foco a elas e use as setas, ou use os botões.',
  isWide: true,
}

const random = createRandom(17)

const days = listLastDays(120)

const readFactor = (weekday: number) => (weekday === 0 ? 0.4 : 0.85 + random() * 0.3)

/** Invented: new customers of a telecom firm. */
const values = days.map(({ weekday }, index) =>
  Math.round((120 + index * 0.9 + 24 * Math.sin(index / 9)) * readFactor(weekday)),
)

const signUps = toChartData(days, [['Adesões', 'fourth', values]])

const rows = toRows(signUps)

const titles = days.map(({ title }) => title)

export default function Brushed() {
  const { text, panel } = useChartTheme()
  const { area } = useShapes()
  const [zoom, setZoom] = useState<ZoomWindow>(() => ({ ...showAll(days.length), from: 60 }))
  const label = 'Adesões por dia'
  return (
    <ReChart
      label={label}
      data={signUps}
      controls={<ZoomButtons label={label} titles={titles} window={zoom} onChange={setZoom} />}
    >
      <AreaChart data={rows} title="Adesões por dia; setas leem os valores">
        {useAxes({ ticks: [0, 100, 200, 300], hasLegend: false })}
        <Area dataKey="Adesões" type="monotone" {...area('fourth')} />
        <Brush
          dataKey="label"
          height={28}
          travellerWidth={10}
          stroke={text}
          fill={panel}
          startIndex={zoom.from}
          endIndex={zoom.to}
          ariaLabel="Limite do período: use as setas"
          onChange={({ startIndex, endIndex }) => setZoom({ from: startIndex, to: endIndex })}
        />
      </AreaChart>
    </ReChart>
  )
}
