import { formatCount } from '@/lib/format/quantity.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildScales, readByCategory } from '../charts/chartjs-options.ts'
import { formatCents, listLastMonths } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

export const meta = { title: 'Composta', description: 'Barras e linha, cada uma com o seu eixo.' }

const months = listLastMonths(9)

const tickets = [78.4, 81.2, 79.9, 84.5, 88.1, 86.7, 90.3, 94.8, 97.2]

const orders = [1310, 1268, 1402, 1455, 1390, 1521, 1588, 1610, 1742]

export default canvasChart({
  isGroup: true,
  label: 'Pedidos e valor médio',
  // Invented.
  data: toGrid(
    'Mês',
    ['Pedidos', 'Valor médio'],
    months.map(({ title }, at) => [title, formatCount(orders[at] ?? 0), formatCents(tickets[at] ?? 0)]),
  ),
  toggles: ['Valor médio (R$)', 'Pedidos'],
  build: (theme) => {
    const { x, y } = buildScales(theme)
    const [fifth, fourth] = [theme.toCssColor('fifth'), theme.toCssColor('fourth')]
    const line = { label: 'Valor médio (R$)', data: tickets, borderColor: fifth, backgroundColor: fifth }
    return {
      type: 'bar' as 'bar' | 'line',
      data: {
        labels: months.map(({ label }) => label),
        datasets: [
          { type: 'line', yAxisID: 'ticket', ...line },
          { type: 'bar', label: 'Pedidos', data: orders, backgroundColor: fourth, borderRadius: 4 },
        ],
      },
      options: {
        interaction: readByCategory,
        scales: {
          x,
          // Equal numbers of steps on both axes, and a line above the bars.
          y: { ...y, max: 2400, ticks: { ...y.ticks, stepSize: 400 } },
          ticket: { ...y, position: 'right', grid: { display: false }, max: 120 },
        },
      },
    }
  },
})
