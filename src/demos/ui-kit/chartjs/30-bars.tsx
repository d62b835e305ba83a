import { formatCount } from '@/lib/format/quantity.ts'
import { toChartData } from '../chart-samples.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildData, buildScales, readByCategory } from '../charts/chartjs-options.ts'
import { formatCents, formatCompact, formatReais, listLastMonths } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

export const meta = {
  Mixed: { title: 'Composta', description: 'Barras e linha, cada uma com o seu eixo.' },
  Horizontal: { title: 'Barras horizontais', description: 'Chamados no prazo e em atraso.' },
  Ranges: { title: 'Barras com intervalo', description: 'Do menor ao maior salário de cada cargo.' },
}

const months = listLastMonths(9)

const tickets = [78.4, 81.2, 79.9, 84.5, 88.1, 86.7, 90.3, 94.8, 97.2]

const orders = [1310, 1268, 1402, 1455, 1390, 1521, 1588, 1610, 1742]

export const Mixed = canvasChart({
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

/** Invented. */
const teams = toChartData(
  ['Atendimento', 'Financeiro', 'Logística', 'Cadastro', 'Jurídico'],
  [
    ['No prazo', 'first', [182, 96, 141, 118, 47]],
    ['Em atraso', 'fifth', [24, 9, 31, 12, 5]],
  ],
)

export const Horizontal = canvasChart({
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

/** Invented. */
const salaries: Record<string, [number, number]> = {
  Estágio: [1400, 2100],
  Assistente: [2300, 3600],
  Analista: [3900, 7200],
  Especialista: [7000, 11800],
  Coordenação: [9800, 15400],
}

export const Ranges = canvasChart({
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
