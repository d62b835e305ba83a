import { toChartData } from '../chart-samples.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildData, buildScales, readByCategory } from '../charts/chartjs-options.ts'

export const meta = { title: 'Barras horizontais', description: 'Chamados no prazo e em atraso.' }

/** Invented. */
const teams = toChartData(
  ['Atendimento', 'Financeiro', 'Logística', 'Cadastro', 'Jurídico'],
  [
    ['No prazo', 'first', [182, 96, 141, 118, 47]],
    ['Em atraso', 'fifth', [24, 9, 31, 12, 5]],
  ],
)

export default canvasChart({
  isGroup: true,
  label: 'Chamados por equipe',
  data: teams,
  build: (theme) => {
    const { x, y } = buildScales(theme, true)
    return {
      type: 'bar',
      data: buildData(teams, theme),
      options: {
        indexAxis: 'y',
        interaction: { ...readByCategory, axis: 'y' },
        scales: { x: y, y: x },
      },
    }
  },
})
