import { formatCount } from '@/lib/format/quantity.ts'
import { bookVisits, toChartData } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { toSeries } from '../charts/echarts-options.ts'
import { createRandom, formatCompact, formatReais, listLastDays } from '../charts/sample-series.ts'

export const meta = {
  ZoomedArea: {
    title: 'Área com seleção e zoom',
    description:
      'Use os botões, arraste as bordas da faixa de baixo, ou Ctrl e a roda do mouse. As setas leem os valores.',
    isWide: true,
  },
  Area: {
    title: 'Área',
    description: 'O site de um sebo. Com o foco no gráfico, use as setas para ler os valores.',
  },
  Lines: { title: 'Linhas', description: 'Cada série tem cor e marca próprias.' },
}

const random = createRandom(11)

const halfYear = listLastDays(182)

const readFactor = (weekday: number) => (weekday === 6 ? 1.7 : weekday === 0 ? 0.5 : 0.85 + random() * 0.35)

/** Invented: a shop's daily sales grow slowly, and peak on Saturdays. */
const values = halfYear.map(({ weekday }, index) => Math.round((4200 + index * 14) * readFactor(weekday)))

const sales = toChartData(halfYear, [['Faturamento', 'first', values]], formatReais)

export const ZoomedArea = eChart({
  label: 'Faturamento diário da livraria',
  data: sales,
  height: 320,
  isZoomable: true,
  option: ({ names, numbers, zoom }) => ({
    grid: { bottom: 40 },
    tooltip: { trigger: 'axis', valueFormatter: formatReais },
    dataZoom: zoom,
    xAxis: names(halfYear, { boundaryGap: false }),
    yAxis: numbers(formatCompact),
    series: toSeries(sales, 'line', {
      symbol: 'none',
      lineStyle: { width: 1.5 },
      areaStyle: { opacity: 0.18 },
    }),
  }),
})

export const Area = eChart({
  label: 'Visitas à seção de livros por mês',
  data: bookVisits,
  option: ({ names, numbers }) => ({
    grid: {},
    tooltip: { trigger: 'axis', valueFormatter: formatCount },
    xAxis: names(bookVisits.categories, { boundaryGap: false }),
    yAxis: numbers(formatCount),
    series: toSeries(bookVisits, 'line', { smooth: true, symbol: 'none', areaStyle: { opacity: 0.18 } }),
  }),
})

const randomQueries = createRandom(11)

const fortnight = listLastDays(14)

/** Invented. Weekends have a third of the queries. */
const createQueries = (base: number) =>
  fortnight.map(({ weekday }) =>
    Math.round(base * (weekday === 0 || weekday === 6 ? 0.35 : 0.9 + randomQueries() * 0.3)),
  )

const queries = toChartData(fortnight, [
  ['Pessoas', 'first', createQueries(860)],
  ['Empresas', 'second', createQueries(540)],
  ['Veículos', 'third', createQueries(290)],
])

const symbols = ['circle', 'rect', 'triangle']

export const Lines = eChart({
  label: 'Consultas por dia e assunto',
  data: queries,
  option: ({ names, numbers }) => ({
    grid: {},
    legend: {},
    tooltip: { trigger: 'axis', valueFormatter: formatCount },
    xAxis: names(fortnight, { boundaryGap: false }),
    yAxis: numbers(formatCount),
    series: toSeries(queries, 'line', { symbolSize: 7 }).map((series, index) => ({
      ...series,
      symbol: symbols[index],
    })),
  }),
})
