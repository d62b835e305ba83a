import { formatShare } from '@/lib/format/quantity.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { writeInRing } from '../charts/chartjs-options.ts'
import { formatDecimal, formatReais } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

/** Invented: the month's sales and their goal (R$). */
const [sold, goal] = [187_400, 220_000]

const share = formatShare(sold / goal)

export const meta = {
  title: 'Meio anel',
  description: `${share} da meta; faltam ${formatDecimal((goal - sold) / 1000)} mil reais.`,
}

export default canvasChart({
  isGroup: true,
  label: 'Vendas do mês e meta',
  data: toGrid(
    'Mês',
    ['Vendido', 'Meta', 'Parte'],
    [['Este mês', formatReais(sold), formatReais(goal), share]],
  ),
  toggles: ['Vendido', 'Falta'],
  build: (theme) => {
    const colors = { backgroundColor: [theme.toCssColor('first'), theme.grid], borderColor: theme.panel }
    return {
      key: theme.strong,
      type: 'doughnut',
      data: {
        labels: ['Vendido', 'Falta'],
        datasets: [{ label: 'R$', data: [sold, goal - sold], ...colors }],
      },
      plugins: [writeInRing(theme, share, 1)],
      options: { cutout: '72%', rotation: -90, circumference: 180, layout: { padding: 24 } },
    }
  },
})
