import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildScales } from '../charts/chartjs-options.ts'
import { formatCompact, formatReais } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

export const meta = { title: 'Barras com intervalo', description: 'Do menor ao maior salário de cada cargo.' }

/** Invented. */
const salaries: Record<string, [number, number]> = {
  Estágio: [1400, 2100],
  Assistente: [2300, 3600],
  Analista: [3900, 7200],
  Especialista: [7000, 11800],
  Coordenação: [9800, 15400],
}

export default canvasChart({
  isGroup: true,
  label: 'Faixa de salário por cargo',
  data: toGrid(
    'Cargo',
    ['De', 'Até'],
    Object.entries(salaries).map(([level, range]) => [level, ...range.map(formatReais)]),
  ),
  build: (theme) => {
    const { x, y } = buildScales(theme)
    const ticks = { ...y.ticks, callback: (value: string | number) => formatCompact(Number(value)) }
    const look = {
      backgroundColor: theme.toCssColor('third'),
      borderRadius: 6,
      borderSkipped: false,
    } as const
    return {
      type: 'bar',
      data: {
        labels: Object.keys(salaries),
        datasets: [{ label: 'Faixa (R$)', data: Object.values(salaries), ...look }],
      },
      options: { indexAxis: 'y', scales: { x: { ...y, ticks }, y: x } },
    }
  },
})
