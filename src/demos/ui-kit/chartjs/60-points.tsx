import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildAxisTitle, buildOptions, buildScales, writeInRing } from '../charts/chartjs-options.ts'
import { createRandom, formatDecimal, formatReais } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

/** Invented: the month's sales and their goal (R$). */
const [sold, goal] = [187_400, 220_000]

const share = formatShare(sold / goal)

export const meta = {
  Points: { title: 'Dispersão', description: 'Cada grupo tem cor e forma próprias.' },
  Bubbles: { title: 'Bolhas', description: 'O tamanho mostra o público.' },
  HalfRing: {
    title: 'Meio anel',
    description: `${share} da meta; faltam ${formatDecimal((goal - sold) / 1000)} mil reais.`,
  },
}

const random = createRandom(97)

const models = [
  { name: 'Apartamentos', color: 'first', size: 72, price: 6900, pointStyle: 'circle' },
  { name: 'Casas', color: 'second', size: 148, price: 4300, pointStyle: 'rectRot' },
] as const

/** Invented: homes for sale by area (m²) and price (R$ thousand). */
const homes = models.flatMap(({ name, size, price }, datasetIndex) =>
  Array.from({ length: 20 }, (_, index) => {
    const x = Math.round(size * (0.55 + random() * 0.9))
    const y = Math.round((x * price * (0.75 + random() * 0.5)) / 1000)
    const cells = [`${formatCount(x)} m²`, formatReais(y * 1000)]
    return { title: `${name} ${index + 1}`, cells, x, y, datasetIndex, index }
  }),
)

export const Points = canvasChart({
  isGroup: true,
  label: 'Área e preço dos imóveis',
  data: toGrid(
    'Imóvel',
    ['Área', 'Preço'],
    homes.map(({ title, cells }) => [title, ...cells]),
  ),
  points: homes.map(({ title, cells, ...point }) => ({ text: `${title}: ${cells.join(', ')}`, ...point })),
  toggles: models.map(({ name }) => name),
  build: (theme) => {
    const { x, y } = buildScales(theme)
    return {
      type: 'scatter',
      data: {
        datasets: models.map(({ name, color, pointStyle }, at) => ({
          label: name,
          data: homes.filter(({ datasetIndex }) => datasetIndex === at),
          pointStyle,
          pointRadius: 5,
          pointHoverRadius: 7,
          backgroundColor: theme.toCssColor(color),
        })),
      },
      options: {
        scales: {
          x: { ...x, title: buildAxisTitle(theme, 'Área (m²)') },
          y: { ...y, title: buildAxisTitle(theme, 'Preço (R$ mil)') },
        },
      },
    }
  },
})

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

export const Bubbles = canvasChart({
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

export const HalfRing = canvasChart({
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
