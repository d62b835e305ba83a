import { formatCount } from '@/lib/format/quantity.ts'
import { toChartData } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { toSeries } from '../charts/echarts-options.ts'
import { createRandom, listLastDays } from '../charts/sample-series.ts'

export const meta = { title: 'Linhas', description: 'Cada série tem cor e marca próprias.' }

const random = createRandom(11)

const fortnight = listLastDays(14)

/** Invented. Weekends have a third of the queries. */
const createQueries = (base: number) =>
  fortnight.map(({ weekday }) =>
    Math.round(base * (weekday === 0 || weekday === 6 ? 0.35 : 0.9 + random() * 0.3)),
  )

const queries = toChartData(fortnight, [
  ['Pessoas', 'first', createQueries(860)],
  ['Empresas', 'second', createQueries(540)],
  ['Veículos', 'third', createQueries(290)],
])

const symbols = ['circle', 'rect', 'triangle']

export default eChart({
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
