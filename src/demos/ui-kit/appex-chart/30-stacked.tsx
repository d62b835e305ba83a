import { toChartData } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { toSeries } from '../charts/echarts-options.ts'
import { formatCompact, formatReais, listLastMonths } from '../charts/sample-series.ts'

export const meta = { title: 'Barras empilhadas', description: 'O custo de cada mês por assunto, em reais.' }

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

export default eChart({
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
