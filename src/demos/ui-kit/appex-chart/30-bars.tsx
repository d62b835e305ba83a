import { formatCount } from '@/lib/format/quantity.ts'
import { toChartData } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { toSeries } from '../charts/echarts-options.ts'
import {
  formatCompact,
  formatDecimal,
  formatReais,
  listLastDays,
  listLastMonths,
} from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

export const meta = {
  Stacked: { title: 'Barras empilhadas', description: 'O custo de cada mês por assunto, em reais.' },
  Ranking: { title: 'Barras horizontais', description: 'Pedidos do mês, com o valor ao lado.' },
  Ranges: {
    title: 'Colunas com intervalo',
    description: 'Cada coluna vai da mínima à máxima do dia.',
  },
}

/** Invented: what a firm pays for queries. */
const costs = toChartData(
  listLastMonths(8),
  [
    ['Pessoas', 'first', [2140, 2310, 2080, 2560, 2720, 2890, 2650, 3120]],
    ['Empresas', 'second', [1480, 1390, 1620, 1710, 1580, 1930, 2050, 1990]],
    ['Veículos', 'third', [620, 710, 540, 890, 930, 760, 1010, 1150]],
  ],
  formatReais,
)

export const Stacked = eChart({
  label: 'Custo das consultas por mês',
  data: costs,
  option: ({ names, numbers, panel }) => ({
    grid: {},
    legend: {},
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, valueFormatter: formatReais },
    xAxis: names(costs.categories),
    yAxis: numbers(formatCompact),
    series: toSeries(costs, 'bar', {
      stack: 'custo',
      barMaxWidth: 28,
      // The panel's color separates the parts for those who cannot distinguish their colors.
      itemStyle: { borderColor: panel, borderWidth: 1 },
    }),
  }),
})

/** Invented. */
const states = toChartData(
  ['São Paulo', 'Minas Gerais', 'Rio de Janeiro', 'Paraná', 'Bahia', 'Pernambuco', 'Pará', 'Goiás'],
  [['Pedidos', 'fourth', [1840, 1120, 960, 720, 610, 480, 270, 240]]],
)

export const Ranking = eChart({
  label: 'Pedidos por estado',
  data: states,
  option: ({ names, numbers, text, toCssColor }) => ({
    grid: { right: 44 },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, valueFormatter: formatCount },
    xAxis: numbers(formatCount, { splitNumber: 3 }),
    yAxis: names(states.categories, { inverse: true }),
    series: toSeries(states, 'bar', {
      barMaxWidth: 16,
      itemStyle: { color: toCssColor('fourth'), borderRadius: [0, 4, 4, 0] },
      label: {
        show: true,
        position: 'right',
        color: text,
        formatter: ({ value }: { value: number }) => formatCount(value),
      },
    }),
  }),
})

const days = listLastDays(10)

const coldest = [18.2, 17.6, 19.1, 20.4, 21.0, 19.8, 18.9, 17.2, 16.8, 18.5]

const warmest = [26.4, 25.1, 28.3, 30.2, 31.6, 29.4, 27.0, 24.8, 25.5, 27.9]

const formatDegrees = (value = 0) => `${formatDecimal(value)} °C`

/** Invented: the temperature of a store room. */
const temperatures = toGrid(
  'Dia',
  ['Mínima', 'Máxima'],
  days.map(({ title }, index) => [title, formatDegrees(coldest[index]), formatDegrees(warmest[index])]),
)

const readDay = (index = 0) => {
  const { title = '', cells = [] } = temperatures.rows[index] ?? {}
  return `${title}\n${cells.join(' a ')}`
}

export const Ranges = eChart({
  label: 'Temperatura do depósito por dia',
  data: temperatures,
  option: ({ names, numbers, toCssColor }) => ({
    grid: {},
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      formatter: (items: { dataIndex: number }[]) => readDay(items[0]?.dataIndex),
    },
    xAxis: names(days),
    yAxis: numbers((value) => `${formatCount(value)} °C`, { min: 10 }),
    series: [
      // The columns stand on an invisible one that ends at the minimum.
      { type: 'bar', stack: 'dia', data: coldest, itemStyle: { color: 'transparent' }, silent: true },
      {
        type: 'bar',
        stack: 'dia',
        data: warmest.map((value, index) => value - (coldest[index] ?? 0)),
        barMaxWidth: 18,
        itemStyle: { color: toCssColor('second'), borderRadius: 6 },
      },
    ],
  }),
})
