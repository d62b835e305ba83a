import { bookVisitsByHour } from '../chart-samples.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildData, buildScales, readByCategory } from '../charts/chartjs-options.ts'

export const meta = { title: 'Área', description: 'As visitas de um dia, por hora.' }

/** A line whose area is filled with its colour at low opacity. */
export default canvasChart({
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
