import { formatCount } from '@/lib/format/quantity.ts'
import { toChartData } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'

export const meta = { title: 'Radar', description: 'Dois fornecedores nos mesmos critérios.' }

const criteria = ['Preço', 'Prazo', 'Qualidade', 'Garantia', 'Suporte', 'Logística']

/** Invented: points from 0 to 100. */
const suppliers = toChartData(criteria, [
  ['Fornecedor A', 'first', [82, 64, 90, 75, 58, 70]],
  ['Fornecedor B', 'second', [61, 88, 72, 60, 84, 79]],
])

const readPoints = (values: readonly number[]) =>
  criteria.map((name, at) => `${name}: ${formatCount(values[at] ?? 0)}`)

export default eChart({
  label: 'Fornecedores de papel comparados, em pontos',
  data: suppliers,
  points: suppliers.series.map(({ name, values }, index) => ({
    text: `${name}. ${readPoints(values).join('; ')}`,
    series: 0,
    index,
  })),
  option: ({ label, grid, toCssColor }) => ({
    legend: {},
    tooltip: {
      formatter: ({ name, value }: { name: string; value: number[] }) =>
        [name, ...readPoints(value)].join('\n'),
    },
    radar: {
      indicator: criteria.map((name) => ({ name, max: 100 })),
      center: ['50%', '46%'],
      radius: '58%',
      splitNumber: 4,
      axisName: label,
      splitLine: { lineStyle: { color: grid } },
      axisLine: { lineStyle: { color: grid } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        data: suppliers.series.map(({ name, values, color }, index) => ({
          name,
          value: values,
          symbol: index === 0 ? 'circle' : 'rect',
          symbolSize: 6,
          itemStyle: { color: toCssColor(color) },
          areaStyle: { color: toCssColor(color), opacity: 0.15 },
        })),
      },
    ],
  }),
})
