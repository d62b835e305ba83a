import { formatCount } from '@/lib/format/quantity.ts'
import { toChartData } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { toSeries } from '../charts/echarts-options.ts'

export const meta = { title: 'Barras horizontais', description: 'Pedidos do mês, com o valor ao lado.' }

/** Invented. */
const states = toChartData(
  ['São Paulo', 'Minas Gerais', 'Rio de Janeiro', 'Paraná', 'Bahia', 'Pernambuco', 'Pará', 'Goiás'],
  [['Pedidos', 'fourth', [1840, 1120, 960, 720, 610, 480, 270, 240]]],
)

export default eChart({
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
