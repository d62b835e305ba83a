import { formatCount } from '@/lib/format/quantity.ts'
import { eChart } from '../charts/echart.tsx'
import { formatDecimal, listLastDays } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

export const meta = {
  title: 'Colunas com intervalo',
  description: 'Cada coluna vai da mínima à máxima do dia.',
}

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

export default eChart({
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
