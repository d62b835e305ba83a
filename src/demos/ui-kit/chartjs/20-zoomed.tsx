import { useState } from 'react'
import { toChartData } from '../chart-samples.ts'
import { CanvasChart } from '../charts/chartjs-canvas.tsx'
import { buildData, buildScales, readByCategory } from '../charts/chartjs-options.ts'
import { createRandom, listLastDays } from '../charts/sample-series.ts'
import { showAll, type ZoomWindow } from '../charts/zoom.ts'
import { ZoomButtons } from '../charts/zoom-buttons.tsx'

export const meta = { title: 'Linha com zoom', description: 'Cinco meses, um valor por dia.', isWide: true }

const random = createRandom(71)

const days = listLastDays(150)

/** Invented: energy that a store room uses. */
const values = days.map(({ weekday }, index) =>
  Math.round((210 + 50 * Math.sin(index / 24)) * (weekday === 0 ? 0.55 : 0.9 + random() * 0.25)),
)

const energy = toChartData(days, [['Consumo (kWh)', 'second', values]])

const titles = days.map(({ title }) => title)

export default function Zoomed() {
  const [zoom, setZoom] = useState<ZoomWindow>(() => showAll(days.length))
  const label = 'Energia por dia'
  return (
    <CanvasChart
      isGroup
      label={label}
      data={energy}
      controls={<ZoomButtons label={label} titles={titles} window={zoom} onChange={setZoom} />}
      build={(theme) => {
        const { x, y } = buildScales(theme)
        return {
          type: 'line',
          data: buildData(energy, theme),
          options: {
            interaction: readByCategory,
            elements: { point: { radius: 0, hoverRadius: 4 }, line: { borderWidth: 2 } },
            scales: { x: { ...x, min: zoom.from, max: zoom.to }, y },
          },
        }
      }}
    />
  )
}
