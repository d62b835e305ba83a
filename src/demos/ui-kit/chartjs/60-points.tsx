import { formatCount } from '@/lib/format/quantity.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildAxisTitle, buildScales } from '../charts/chartjs-options.ts'
import { createRandom, formatReais } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

export const meta = { title: 'Dispersão', description: 'Cada grupo tem cor e forma próprias.' }

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

export default canvasChart({
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
