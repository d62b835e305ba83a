import { useState } from 'react'
import { Area, AreaChart, Brush, ResponsiveContainer } from 'recharts'
import { formatCount } from '@/lib/format/quantity.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { Specimen } from '../specimen.tsx'
import { useChartTheme } from '../use-chart-theme.ts'
import { LiveButtons } from './live-buttons.tsx'
import { continueLoad, createLoad, highestLoad, readLoad, toLoadData } from './live-load.ts'
import { toRows, useAxes } from './recharts-axes.tsx'
import { createRandom, listLastDays } from './sample-series.ts'
import { useLive } from './use-live.ts'
import { showAll, type ZoomWindow } from './zoom.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

const source = () => import('./recharts-time.tsx?raw')

const random = createRandom(17)
const quarter = listLastDays(120)

/** Invented: new customers of a telecom firm. */
const signUps: ChartData = {
  categories: quarter,
  series: [
    {
      name: 'Adesões',
      color: 'fourth',
      values: quarter.map(({ weekday }, index) =>
        Math.round(
          (120 + index * 0.9 + 24 * Math.sin(index / 9)) * (weekday === 0 ? 0.4 : 0.85 + random() * 0.3),
        ),
      ),
    },
  ],
  format: formatCount,
}

const signUpRows = toRows(signUps)
const signUpTitles = quarter.map(({ title }) => title)

function Brushed() {
  const { toCssColor, text, panel, isReducedMotion } = useChartTheme()
  const [zoom, setZoom] = useState<ZoomWindow>(() => ({ ...showAll(quarter.length), from: 60 }))
  const label = 'Adesões por dia'
  return (
    <ChartFigure
      label={label}
      data={signUps}
      controls={<ZoomButtons label={label} titles={signUpTitles} window={zoom} onChange={setZoom} />}
    >
      <ResponsiveContainer>
        <AreaChart data={signUpRows} title="Adesões por dia; setas leem os valores">
          {useAxes({ ticks: [0, 100, 200, 300], hasLegend: false })}
          <Area
            dataKey="Adesões"
            type="monotone"
            stroke={toCssColor('fourth')}
            strokeWidth={2}
            fill={toCssColor('fourth')}
            fillOpacity={0.2}
            isAnimationActive={!isReducedMotion}
          />
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
      </ResponsiveContainer>
    </ChartFigure>
  )
}

export const BrushSpecimen = () => (
  <Specimen
    title="Seleção de período"
    description="Arraste as bordas da faixa, leve o foco a elas e use as setas, ou use os botões."
    code="Brushed"
    source={source}
    isWide
  >
    <Brushed />
  </Specimen>
)

function Live() {
  const { toCssColor, isReducedMotion } = useChartTheme()
  const [load, setLoad] = useState(createLoad)
  const { box, isRunning, setRunning } = useLive(() => setLoad(continueLoad), isReducedMotion)
  const label = 'Consultas por segundo, simuladas'
  const data = toLoadData(load)
  return (
    <div ref={box}>
      <ChartFigure
        label={label}
        data={data}
        controls={
          <LiveButtons
            label={label}
            isRunning={isRunning}
            latest={readLoad(load)}
            onToggle={() => setRunning(!isRunning)}
            onRestart={() => setLoad(createLoad())}
          />
        }
      >
        <ResponsiveContainer>
          <AreaChart data={toRows(data)} title="Consultas por segundo, simuladas; setas leem os valores">
            {useAxes({ ticks: [0, highestLoad / 3, (highestLoad / 3) * 2, highestLoad], hasLegend: false })}
            <Area
              dataKey="Consultas"
              stroke={toCssColor('first')}
              strokeWidth={2}
              fill={toCssColor('first')}
              fillOpacity={0.2}
              isAnimationActive={false}
            />
          </AreaChart>
        </ResponsiveContainer>
      </ChartFigure>
    </div>
  )
}

export const LiveSpecimen = () => (
  <Specimen
    title="Ao vivo"
    description="Dados simulados, um valor por segundo. Para fora da tela e com movimento reduzido."
    code="Live"
    source={source}
    isWide
  >
    <Live />
  </Specimen>
)
