import { formatCount } from '@/lib/format/quantity.ts'
import { Specimen } from '../specimen.tsx'
import type { ChartTheme } from '../use-chart-theme.ts'
import { EChart } from './echart.tsx'
import { buildOption, nameAxis, numberAxis, zoomParts } from './echarts-options.ts'
import { createRandom, formatCents, formatDecimal, formatReais, listLastWorkdays } from './sample-series.ts'
import type { ValueGrid } from './value-grid.ts'

const source = () => import('./apex-spread.tsx?raw')

const random = createRandom(29)
const sessions = listLastWorkdays(90)

const roundCents = (value: number) => Math.round(value * 100) / 100

/** Prices of a day in the order of ECharts: open, close, lowest, highest. */
type Prices = readonly [open: number, close: number, low: number, high: number]

/** Invented: prices of a bag of coffee (60 kg). Each day opens near the last close. */
const prices: readonly Prices[] = (() => {
  let last = 2140
  return sessions.map(() => {
    const open = last + (random() - 0.5) * 14
    const close = open + (random() - 0.46) * 60
    const low = Math.min(open, close) - random() * 22
    const high = Math.max(open, close) + random() * 22
    last = close
    return [roundCents(open), roundCents(close), roundCents(low), roundCents(high)] as const
  })
})()

/** Days of the moving average. */
const span = 10

/** The mean of the last closes; none until there are enough days. */
const averages = prices.map((_, index) => {
  const closes = prices.slice(index - span + 1, index + 1).map(([, close]) => close)
  return index + 1 < span ? null : roundCents(closes.reduce((sum, close) => sum + close, 0) / span)
})

const quotes: ValueGrid = {
  rowHeader: 'Pregão',
  columns: ['Abertura', 'Máxima', 'Mínima', 'Fechamento', 'Média de 10 dias'],
  rows: sessions.map(({ title }, index) => {
    const [open, close, low, high] = prices[index] ?? [0, 0, 0, 0]
    const average = averages[index]
    return {
      title,
      cells: [
        ...[open, high, low, close].map(formatCents),
        typeof average === 'number' ? formatCents(average) : 'sem média',
      ],
    }
  }),
}

const readTip = (grid: ValueGrid, index: number) => {
  const row = grid.rows[index]
  return row ? [row.title, ...row.cells.map((cell, at) => `${grid.columns[at]}: ${cell}`)].join('\n') : ''
}

const buildCandles = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: { bottom: 72 },
    legend: { bottom: 34 },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'cross', label: { show: false } },
      formatter: (items: { dataIndex: number }[]) => readTip(quotes, items[0]?.dataIndex ?? 0),
    },
    dataZoom: zoomParts(theme),
    xAxis: nameAxis(
      theme,
      sessions.map(({ label }) => label),
    ),
    yAxis: numberAxis(theme, formatReais, { scale: true }),
    series: [
      {
        type: 'candlestick',
        name: 'Preço',
        data: prices,
        // A rising day is hollow, a falling one is filled: color alone does not tell them apart.
        itemStyle: {
          color: theme.panel,
          borderColor: theme.toCssColor('first'),
          color0: theme.toCssColor('fifth'),
          borderColor0: theme.toCssColor('fifth'),
        },
      },
      {
        type: 'line',
        name: 'Média de 10 dias',
        data: averages,
        symbol: 'none',
        lineStyle: { width: 1.5, color: theme.toCssColor('second') },
        itemStyle: { color: theme.toCssColor('second') },
      },
    ],
  })

function Candlesticks() {
  return (
    <EChart
      label="Preço da saca de café"
      data={quotes}
      toggles={['Preço', 'Média de 10 dias']}
      buildOption={buildCandles}
      height={360}
      isZoomable
    />
  )
}

const carriers = ['Correios', 'Rodoviária', 'Expressa', 'Própria', 'Aérea']

/** Days: minimum, first quartile, median, third quartile, maximum. */
const spreads = [
  [2, 4, 6, 8, 13],
  [3, 5, 7, 10, 16],
  [1, 2, 3, 4, 6],
  [1, 1.5, 2, 3, 5],
  [1, 2, 2.5, 4, 9],
] as const

const formatDays = (value: number) =>
  `${Number.isInteger(value) ? formatCount(value) : formatDecimal(value)} d`

const deliveries: ValueGrid = {
  rowHeader: 'Transporte',
  columns: ['Mínimo', '1º quartil', 'Mediana', '3º quartil', 'Máximo'],
  rows: carriers.map((title, index) => ({ title, cells: (spreads[index] ?? []).map(formatDays) })),
}

const buildBoxes = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: {},
    tooltip: {
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => readTip(deliveries, dataIndex),
    },
    xAxis: numberAxis(theme, formatDays),
    yAxis: nameAxis(theme, carriers, { inverse: true }),
    series: [
      {
        type: 'boxplot',
        data: spreads,
        boxWidth: [12, 24],
        itemStyle: { color: `${theme.toCssColor('first')}33`, borderColor: theme.toCssColor('first') },
      },
    ],
  })

function BoxPlot() {
  return <EChart label="Prazo de entrega por transporte" data={deliveries} buildOption={buildBoxes} />
}

type Title = { name: string; price: number; sold: number; rating: number }

const genres = [
  { name: 'Romance', color: 'first', price: 48, sold: 420 },
  { name: 'Infantil', color: 'second', price: 34, sold: 560 },
  { name: 'Didático', color: 'third', price: 96, sold: 240 },
] as const

/** Invented: the titles of three genres. Dear titles sell less. */
const titlesByGenre = genres.map((genre) => ({
  ...genre,
  titles: Array.from({ length: 12 }, (_, index): Title => {
    const price = Math.round(genre.price * (0.6 + random() * 0.9))
    return {
      name: `${genre.name} ${index + 1}`,
      price,
      sold: Math.round(genre.sold * (genre.price / price) * (0.6 + random() * 0.6)),
      rating: Math.round((2.8 + random() * 2.2) * 10) / 10,
    }
  }),
}))

const books: ValueGrid = {
  rowHeader: 'Título',
  columns: ['Preço', 'Vendidos', 'Nota'],
  rows: titlesByGenre.flatMap(({ titles }) =>
    titles.map(({ name, price, sold, rating }) => ({
      title: name,
      cells: [formatReais(price), formatCount(sold), formatDecimal(rating)],
    })),
  ),
}

const bookPoints = titlesByGenre.flatMap(({ titles }, series) =>
  titles.map(({ name, price, sold, rating }, index) => ({
    text: `${name}. Preço: ${formatReais(price)}; vendidos: ${formatCount(sold)}; nota: ${formatDecimal(rating)}`,
    series,
    index,
  })),
)

/** The diameter in px shows the rating. */
const computeDiameter = (rating: number) => 4 + (rating - 2.5) * 9

const buildBubbles = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: { top: 32, bottom: 52 },
    legend: {},
    tooltip: {
      trigger: 'item',
      formatter: ({ value: [price, sold, rating], name }: { name: string; value: number[] }) =>
        [
          name,
          `Preço: ${formatReais(price ?? 0)}`,
          `Vendidos: ${formatCount(sold ?? 0)}`,
          `Nota: ${formatDecimal(rating ?? 0)}`,
        ].join('\n'),
    },
    xAxis: numberAxis(theme, formatReais, {
      name: 'Preço',
      nameLocation: 'middle',
      nameGap: 28,
      splitLine: { show: false },
    }),
    yAxis: numberAxis(theme, formatCount, { name: 'Vendidos', nameGap: 10 }),
    series: titlesByGenre.map(({ name, color, titles }) => ({
      type: 'scatter',
      name,
      data: titles.map((title) => ({ name: title.name, value: [title.price, title.sold, title.rating] })),
      symbolSize: ([, , rating]: number[]) => computeDiameter(rating ?? 0),
      itemStyle: { color: theme.toCssColor(color), opacity: 0.75, borderColor: theme.panel },
    })),
  })

function Bubbles() {
  return (
    <EChart
      label="Preço, vendas e nota dos títulos"
      data={books}
      points={bookPoints}
      toggles={genres.map(({ name }) => name)}
      buildOption={buildBubbles}
    />
  )
}

export const PriceSpecimen = () => (
  <Specimen
    title="Velas"
    description="Um dia de alta é vazado, um de baixa é cheio. A saca tem 60 kg; os preços são inventados."
    code="Candlesticks"
    source={source}
    isWide
  >
    <Candlesticks />
  </Specimen>
)

export const SpreadSpecimens = () => (
  <>
    <Specimen title="Bolhas" description="O tamanho mostra a nota do título." code="Bubbles" source={source}>
      <Bubbles />
    </Specimen>
    <Specimen
      title="Caixas"
      description="Mínimo, quartis e máximo do prazo, em dias."
      code="BoxPlot"
      source={source}
    >
      <BoxPlot />
    </Specimen>
  </>
)
