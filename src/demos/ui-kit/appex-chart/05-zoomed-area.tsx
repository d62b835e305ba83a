import { toChartData } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { toSeries } from '../charts/echarts-options.ts'
import { createRandom, formatCompact, formatReais, listLastDays } from '../charts/sample-series.ts'

export const meta = {
  title: 'Área com seleção e zoom',
  description:
    'Use os botões, arraste as bordas da faixa de baixo, ou Ctrl e a roda do mouse. As setas leem os valores.',
  isWide: true,
}

const random = createRandom(11)

const halfYear = listLastDays(182)

const readFactor = (weekday: number) => (weekday === 6 ? 1.7 : weekday === 0 ? 0.5 : 0.85 + random() * 0.35)

/** Invented: a shop's daily sales grow slowly, and peak on Saturdays. */
const values = halfYear.map(({ weekday }, index) => Math.round((4200 + index * 14) * readFactor(weekday)))

const sales = toChartData(halfYear, [['Faturamento', 'first', values]], formatReais)

export default eChart({
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
