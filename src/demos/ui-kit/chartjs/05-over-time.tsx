import { useState } from 'react'
import { bookVisitsByHour, phoneVisits, toChartData, visits } from '../chart-samples.ts'
import { CanvasChart, canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildData, buildScales, readByCategory } from '../charts/chartjs-options.ts'
import { highestLoad } from '../charts/live-load.ts'
import { createRandom, listLastDays } from '../charts/sample-series.ts'
import { LiveButtons, useLiveLoad } from '../charts/use-live.tsx'
import { showAll, type ZoomWindow } from '../charts/zoom.ts'
import { ZoomButtons } from '../charts/zoom-buttons.tsx'
import { useCanvasTheme } from '../use-chart-theme.ts'

export const meta = {
  Lines: {
    title: 'Linhas',
    description: 'Com o foco em um gráfico, use as setas para ler os valores.',
  },
  StackedBars: { title: 'Barras empilhadas', description: 'Visitas por celular a outras seções.' },
  Live: {
    title: 'Ao vivo',
    description: 'Dados simulados, um valor por segundo. Para fora da tela e com movimento reduzido.',
    isWide: true,
  },
  Zoomed: { title: 'Linha com zoom', description: 'Cinco meses, um valor por dia.', isWide: true },
  FilledArea: { title: 'Área', description: 'As visitas de um dia, por hora.' },
}

export const Lines = canvasChart({
  label: 'Visitas por seção e mês, em linhas',
  data: visits,
  build: (theme) => ({
    type: 'line',
    data: buildData(visits, theme),
    options: { interaction: readByCategory, scales: buildScales(theme) },
  }),
})

export const StackedBars = canvasChart({
  label: 'Visitas por seção e mês, em barras',
  data: phoneVisits,
  build: (theme) => ({
    type: 'bar',
    data: buildData(phoneVisits, theme),
    options: { interaction: readByCategory, scales: buildScales(theme, true) },
  }),
})

export function Live() {
  const { box, data, label, buttons } = useLiveLoad(useCanvasTheme()?.isReducedMotion ?? true, 'fourth', 23)
  return (
    <div ref={box}>
      <CanvasChart
        isGroup
        label={label}
        data={data}
        controls={<LiveButtons {...buttons} />}
        build={(theme) => ({
          type: 'line',
          data: buildData(data, theme, (color) => ({ backgroundColor: `${color}33` })),
          options: {
            animation: false,
            interaction: readByCategory,
            elements: { point: { radius: 0 }, line: { fill: true, borderWidth: 2, stepped: true } },
            scales: { ...buildScales(theme), y: { ...buildScales(theme).y, max: highestLoad } },
          },
        })}
      />
    </div>
  )
}

const random = createRandom(71)

const days = listLastDays(150)

/** Invented: energy that a store room uses. */
const values = days.map(({ weekday }, index) =>
  Math.round((210 + 50 * Math.sin(index / 24)) * (weekday === 0 ? 0.55 : 0.9 + random() * 0.25)),
)

const energy = toChartData(days, [['Consumo (kWh)', 'second', values]])

const titles = days.map(({ title }) => title)

export function Zoomed() {
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

export const FilledArea = canvasChart({
  label: 'Visitas à seção de livros',
  data: bookVisitsByHour,
  build: (theme) => ({
    type: 'line',
    data: buildData(bookVisitsByHour, theme, (color) => ({
      fill: true,
      tension: 0.35,
      pointRadius: 2,
      backgroundColor: `${color}33`,
    })),
    options: { interaction: readByCategory, scales: buildScales(theme) },
  }),
})
