import { formatCount } from '@/lib/format/quantity.ts'
import { eChart } from '../charts/echart.tsx'
import { createRandom, formatDecimal, formatReais } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'
import { readTip } from './samples.ts'

export const meta = {
  Bubbles: { title: 'Bolhas', description: 'O tamanho mostra a nota do título.' },
  BoxPlot: { title: 'Caixas', description: 'Mínimo, quartis e máximo do prazo, em dias.' },
}

const random = createRandom(29)

const genres = [
  { genre: 'Romance', color: 'first', basePrice: 48, baseSold: 420 },
  { genre: 'Infantil', color: 'second', basePrice: 34, baseSold: 560 },
  { genre: 'Didático', color: 'third', basePrice: 96, baseSold: 240 },
] as const

/** Invented: the titles of three genres, as price, sold copies and rating. Dear titles sell less. */
const titlesByGenre = genres.map(({ genre, color, basePrice, baseSold }) => ({
  genre,
  color,
  titles: Array.from({ length: 12 }, (_, index) => {
    const price = Math.round(basePrice * (0.6 + random() * 0.9))
    const sold = Math.round(baseSold * (basePrice / price) * (0.6 + random() * 0.6))
    return {
      name: `${genre} ${index + 1}`,
      value: [price, sold, Math.round((2.8 + random() * 2.2) * 10) / 10],
    }
  }),
}))

const readTitle = ([price = 0, sold = 0, rating = 0]: number[]): readonly [string, string, string] => [
  formatReais(price),
  formatCount(sold),
  formatDecimal(rating),
]

type Title = { name: string; value: number[] }

const bubblesReadTip = ({ name, value }: Title) => {
  const [price, sold, rating] = readTitle(value)
  return `${name}\nPreço: ${price}\nVendidos: ${sold}\nNota: ${rating}`
}

const readPoint = ({ name, value }: Title) => {
  const [price, sold, rating] = readTitle(value)
  return `${name}. Preço: ${price}; vendidos: ${sold}; nota: ${rating}`
}

export const Bubbles = eChart({
  label: 'Preço, vendas e nota dos títulos',
  data: toGrid(
    'Título',
    ['Preço', 'Vendidos', 'Nota'],
    titlesByGenre.flatMap(({ titles }) => titles.map(({ name, value }) => [name, ...readTitle(value)])),
  ),
  points: titlesByGenre.flatMap(({ titles }, series) =>
    titles.map((title, index) => ({ text: readPoint(title), series, index })),
  ),
  toggles: genres.map(({ genre }) => genre),
  option: ({ numbers, panel, toCssColor }) => ({
    grid: { top: 32, bottom: 52 },
    legend: {},
    tooltip: { trigger: 'item', formatter: bubblesReadTip },
    xAxis: numbers(formatReais, {
      name: 'Preço',
      nameLocation: 'middle',
      nameGap: 28,
      splitLine: { show: false },
    }),
    yAxis: numbers(formatCount, { name: 'Vendidos', nameGap: 10 }),
    series: titlesByGenre.map(({ genre, color, titles }) => ({
      type: 'scatter',
      name: genre,
      data: titles,
      /** The diameter in px shows the rating. */
      symbolSize: ([, , rating = 0]: number[]) => 4 + (rating - 2.5) * 9,
      itemStyle: { color: toCssColor(color), opacity: 0.75, borderColor: panel },
    })),
  }),
})

/** Days: minimum, first quartile, median, third quartile, maximum. */
const spreads = {
  Correios: [2, 4, 6, 8, 13],
  Rodoviária: [3, 5, 7, 10, 16],
  Expressa: [1, 2, 3, 4, 6],
  Própria: [1, 1.5, 2, 3, 5],
  Aérea: [1, 2, 2.5, 4, 9],
}

const formatDays = (value: number) =>
  `${Number.isInteger(value) ? formatCount(value) : formatDecimal(value)} d`

const deliveries = toGrid(
  'Transporte',
  ['Mínimo', '1º quartil', 'Mediana', '3º quartil', 'Máximo'],
  Object.entries(spreads).map(([carrier, days]) => [carrier, ...days.map(formatDays)]),
)

export const BoxPlot = eChart({
  label: 'Prazo de entrega por transporte',
  data: deliveries,
  option: ({ names, numbers, toCssColor }) => ({
    grid: {},
    tooltip: {
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => readTip(deliveries, dataIndex),
    },
    xAxis: numbers(formatDays),
    yAxis: names(Object.keys(spreads), { inverse: true }),
    series: [
      {
        type: 'boxplot',
        data: Object.values(spreads),
        boxWidth: [12, 24],
        itemStyle: { color: `${toCssColor('first')}33`, borderColor: toCssColor('first') },
      },
    ],
  }),
})
