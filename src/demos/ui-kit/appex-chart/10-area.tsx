import { formatCount } from '@/lib/format/quantity.ts'
import { bookVisits } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { toSeries } from '../charts/echarts-options.ts'

export const meta = {
  title: 'Área',
  description: 'O site de um sebo. Com o foco no gráfico, use as setas para ler os valores.',
}

export default eChart({
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
