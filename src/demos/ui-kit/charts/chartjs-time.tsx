import { useState } from 'react'
import { Line } from 'react-chartjs-2'
import { formatCount } from '@/lib/format/quantity.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { Specimen } from '../specimen.tsx'
import { type ChartTheme, useCanvasTheme } from '../use-chart-theme.ts'
import { buildData, buildOptions, buildScales, CanvasFigure, readByCategory } from './chartjs-canvas.tsx'
import { LiveButtons } from './live-buttons.tsx'
import { continueLoad, createLoad, highestLoad, readLoad, toLoadData } from './live-load.ts'
import { createRandom, listLastDays } from './sample-series.ts'
import { useLive } from './use-live.ts'
import { showAll, type ZoomWindow } from './zoom.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

const source = () => import('./chartjs-time.tsx?raw')

const random = createRandom(71)
const days = listLastDays(150)

/** Invented: energy that a store room uses. */
const energy: ChartData = {
  categories: days,
  series: [
    {
      name: 'Consumo (kWh)',
      color: 'second',
      values: days.map(({ weekday }, index) =>
        Math.round((210 + 50 * Math.sin(index / 24)) * (weekday === 0 ? 0.55 : 0.9 + random() * 0.25)),
      ),
    },
  ],
  format: formatCount,
}

const energyTitles = days.map(({ title }) => title)

function Zoomed() {
  const [zoom, setZoom] = useState<ZoomWindow>(() => showAll(days.length))
  const label = 'Energia por dia'
  return (
    <CanvasFigure
      as="div"
      role="group"
      label={label}
      data={energy}
      controls={<ZoomButtons label={label} titles={energyTitles} window={zoom} onChange={setZoom} />}
    >
      {(theme) => {
        const { x, y } = buildScales(theme)
        return (
          <Line
            aria-hidden="true"
            data={buildData(energy, theme)}
            options={{
              ...buildOptions(theme),
              interaction: readByCategory,
              elements: { point: { radius: 0, hoverRadius: 4 }, line: { borderWidth: 2 } },
              scales: { x: { ...x, min: zoom.from, max: zoom.to }, y },
            }}
          />
        )
      }}
    </CanvasFigure>
  )
}

function Live() {
  const [load, setLoad] = useState(() => createLoad(23))
  const isReducedMotion = useCanvasTheme()?.isReducedMotion ?? true
  const label = 'Consultas por segundo, simuladas'
  const { box, isRunning, setRunning } = useLive(() => setLoad(continueLoad), isReducedMotion)
  const data = toLoadData(load, 'fourth')
  const buildLiveData = (theme: ChartTheme) => {
    const { labels, datasets } = buildData(data, theme)
    return { labels, datasets: datasets.map((set) => ({ ...set, backgroundColor: `${set.borderColor}33` })) }
  }
  return (
    <div ref={box}>
      <CanvasFigure
        as="div"
        role="group"
        label={label}
        data={data}
        controls={
          <LiveButtons
            label={label}
            isRunning={isRunning}
            latest={readLoad(load)}
            onToggle={() => setRunning(!isRunning)}
            onRestart={() => setLoad(createLoad(23))}
          />
        }
      >
        {(theme) => (
          <Line
            aria-hidden="true"
            data={buildLiveData(theme)}
            options={{
              ...buildOptions(theme),
              animation: false,
              interaction: readByCategory,
              elements: { point: { radius: 0 }, line: { fill: true, borderWidth: 2, stepped: true } },
              scales: { ...buildScales(theme), y: { ...buildScales(theme).y, max: highestLoad } },
            }}
          />
        )}
      </CanvasFigure>
    </div>
  )
}

export const TimeSpecimens = () => (
  <>
    <Specimen
      title="Ao vivo"
      description="Dados simulados, um valor por segundo. Para fora da tela e com movimento reduzido."
      code="Live"
      source={source}
      isWide
    >
      <Live />
    </Specimen>
    <Specimen
      title="Linha com zoom"
      description="Cinco meses, um valor por dia."
      code="Zoomed"
      source={source}
      isWide
    >
      <Zoomed />
    </Specimen>
  </>
)
