import { formatCount } from '@/lib/format/quantity.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildAxisTitle, buildOptions, buildScales } from '../charts/chartjs-options.ts'
import { formatReais } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

export const meta = { title: 'Bolhas', description: 'O tamanho mostra o público.' }

/** Invented: campaigns by cost (R$), sales and audience (thousands of people). */
const campaigns = [
  { name: 'Volta às aulas', color: 'first', cost: 4200, sales: 310, audience: 42 },
  { name: 'Dia das Mães', color: 'second', cost: 6800, sales: 520, audience: 66 },
  { name: 'Férias', color: 'third', cost: 3100, sales: 150, audience: 28 },
  { name: 'Dia das Crianças', color: 'fourth', cost: 5400, sales: 460, audience: 51 },
  { name: 'Natal', color: 'fifth', cost: 9200, sales: 780, audience: 95 },
] as const

const points = campaigns.map(({ name, cost, sales, audience }, datasetIndex) => ({
  text: `${name}. Custo: ${formatReais(cost)}; vendas: ${formatCount(sales)}; público: ${audience} mil`,
  datasetIndex,
  index: 0,
}))

const readLines = ({ datasetIndex }: { datasetIndex: number }) =>
  points[datasetIndex]?.text.split(/[.;] /) ?? []

export default canvasChart({
  isGroup: true,
  label: 'Custo, vendas e público das campanhas',
  data: toGrid(
    'Campanha',
    ['Custo', 'Vendas', 'Público'],
    campaigns.map(({ name, cost, sales, audience }) => [
      name,
      formatReais(cost),
      formatCount(sales),
      `${audience} mil`,
    ]),
  ),
  points,
  toggles: campaigns.map(({ name }) => name),
  build: (theme) => {
    const { plugins } = buildOptions(theme)
    const { x, y } = buildScales(theme)
    return {
      type: 'bubble',
      data: {
        datasets: campaigns.map(({ name, color, cost, sales, audience }) => ({
          label: name,
          data: [{ x: cost, y: sales, r: Math.sqrt(audience) * 2 }],
          backgroundColor: `${theme.toCssColor(color)}bb`,
          borderColor: theme.toCssColor(color),
        })),
      },
      options: {
        layout: { padding: { top: 12, right: 12 } },
        plugins: { ...plugins, tooltip: { ...plugins.tooltip, callbacks: { label: readLines } } },
        scales: {
          x: { ...x, min: 2000, title: buildAxisTitle(theme, 'Custo (R$)') },
          y: { ...y, title: buildAxisTitle(theme, 'Vendas') },
        },
      },
    }
  },
})
