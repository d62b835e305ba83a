import { formatCount } from '@/lib/format/quantity.ts'
import { eChart } from '../charts/echart.tsx'
import { formatDecimal } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'
import { readTip } from './samples.ts'

export const meta = { title: 'Caixas', description: 'Mínimo, quartis e máximo do prazo, em dias.' }

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

export default eChart({
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
