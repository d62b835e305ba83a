import { visits } from '../chart-samples.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildData, buildScales, readByCategory } from '../charts/chartjs-options.ts'

export const meta = {
  title: 'Linhas',
  description: 'Com o foco em um gráfico, use as setas para ler os valores.',
}

export default canvasChart({
  label: 'Visitas por seção e mês, em linhas',
  data: visits,
  build: (theme) => ({
    type: 'line',
    data: buildData(visits, theme),
    options: { interaction: readByCategory, scales: buildScales(theme) },
  }),
})
