import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { toChartData } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { toGrid } from '../charts/value-grid.ts'

export const meta = {
  Radar: { title: 'Radar', description: 'Dois fornecedores nos mesmos critérios.' },
  Gauge: { title: 'Medidor', description: 'A parte usada de um plano.' },
}

const criteria = ['Preço', 'Prazo', 'Qualidade', 'Garantia', 'Suporte', 'Logística']

/** Invented: points from 0 to 100. */
const suppliers = toChartData(criteria, [
  ['Fornecedor A', 'first', [82, 64, 90, 75, 58, 70]],
  ['Fornecedor B', 'second', [61, 88, 72, 60, 84, 79]],
])

const readPoints = (values: readonly number[]) =>
  criteria.map((name, at) => `${name}: ${formatCount(values[at] ?? 0)}`)

export const Radar = eChart({
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

/** Invented: queries of a monthly plan. */
const [used, included] = [7340, 10000]

const hidden = { show: false }

export const Gauge = eChart({
  label: 'Consultas usadas do plano',
  data: toGrid(
    'Plano',
    ['Usadas', 'Incluídas', 'Parte'],
    [['Consultas do mês', formatCount(used), formatCount(included), formatShare(used / included)]],
  ),
  option: ({ label, grid, strong, toCssColor }) => ({
    series: [
      {
        type: 'gauge',
        startAngle: 200,
        endAngle: -20,
        min: 0,
        max: included,
        splitNumber: 2,
        center: ['50%', '62%'],
        radius: '96%',
        progress: { show: true, width: 18, roundCap: true, itemStyle: { color: toCssColor('first') } },
        axisLine: { roundCap: true, lineStyle: { width: 18, color: [[1, grid]] } },
        axisTick: hidden,
        splitLine: hidden,
        axisLabel: hidden,
        pointer: hidden,
        anchor: hidden,
        title: { ...label, offsetCenter: [0, '22%'], fontSize: 13 },
        detail: {
          ...label,
          offsetCenter: [0, '-4%'],
          color: strong,
          fontSize: 28,
          fontWeight: 600,
          formatter: (value: number) => formatShare(value / included),
        },
        data: [{ value: used, name: `${formatCount(used)} de ${formatCount(included)} consultas` }],
      },
    ],
  }),
})
