import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { Specimen } from '../specimen.tsx'
import type { ChartTheme } from '../use-chart-theme.ts'
import { EChart } from './echart.tsx'
import { buildOption } from './echarts-options.ts'
import type { ValueGrid } from './value-grid.ts'

const source = () => import('./apex-dials.tsx?raw')

const criteria = ['Preço', 'Prazo', 'Qualidade', 'Garantia', 'Suporte', 'Logística']

/** Invented: points from 0 to 100. */
const suppliers: ChartData = {
  categories: criteria.map((title) => ({ label: title, title })),
  series: [
    { name: 'Fornecedor A', color: 'first', values: [82, 64, 90, 75, 58, 70] },
    { name: 'Fornecedor B', color: 'second', values: [61, 88, 72, 60, 84, 79] },
  ],
  format: formatCount,
}

const buildRadar = (theme: ChartTheme) =>
  buildOption(theme, {
    legend: {},
    tooltip: {
      formatter: ({ name, value }: { name: string; value: number[] }) =>
        [name, ...value.map((points, index) => `${criteria[index]}: ${formatCount(points)}`)].join('\n'),
    },
    radar: {
      indicator: criteria.map((name) => ({ name, max: 100 })),
      center: ['50%', '46%'],
      radius: '58%',
      splitNumber: 4,
      axisName: { color: theme.text, fontFamily: theme.font, fontSize: 12 },
      splitLine: { lineStyle: { color: theme.grid } },
      axisLine: { lineStyle: { color: theme.grid } },
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
          itemStyle: { color: theme.toCssColor(color) },
          areaStyle: { color: theme.toCssColor(color), opacity: 0.15 },
        })),
      },
    ],
  })

const supplierPoints = suppliers.series.map(({ name, values }, index) => ({
  text: `${name}. ${criteria.map((one, at) => `${one}: ${values[at]}`).join('; ')}`,
  series: 0,
  index,
}))

function Radar() {
  return (
    <EChart
      label="Fornecedores de papel comparados, em pontos"
      data={suppliers}
      points={supplierPoints}
      buildOption={buildRadar}
    />
  )
}

/** Invented: queries of a monthly plan. */
const plan = { used: 7340, included: 10000 }

const planGrid: ValueGrid = {
  rowHeader: 'Plano',
  columns: ['Usadas', 'Incluídas', 'Parte'],
  rows: [
    {
      title: 'Consultas do mês',
      cells: [formatCount(plan.used), formatCount(plan.included), formatShare(plan.used / plan.included)],
    },
  ],
}

const buildGauge = (theme: ChartTheme) =>
  buildOption(theme, {
    series: [
      {
        type: 'gauge',
        startAngle: 200,
        endAngle: -20,
        min: 0,
        max: plan.included,
        splitNumber: 2,
        center: ['50%', '62%'],
        radius: '96%',
        progress: { show: true, width: 18, roundCap: true, itemStyle: { color: theme.toCssColor('first') } },
        axisLine: { roundCap: true, lineStyle: { width: 18, color: [[1, theme.grid]] } },
        axisTick: { show: false },
        splitLine: { show: false },
        axisLabel: { show: false },
        pointer: { show: false },
        anchor: { show: false },
        title: { offsetCenter: [0, '22%'], color: theme.text, fontFamily: theme.font, fontSize: 13 },
        detail: {
          offsetCenter: [0, '-4%'],
          color: theme.strong,
          fontFamily: theme.font,
          fontSize: 28,
          fontWeight: 600,
          formatter: (value: number) => formatShare(value / plan.included),
        },
        data: [
          { value: plan.used, name: `${formatCount(plan.used)} de ${formatCount(plan.included)} consultas` },
        ],
      },
    ],
  })

function Gauge() {
  return <EChart label="Consultas usadas do plano" data={planGrid} buildOption={buildGauge} />
}

export const DialSpecimens = () => (
  <>
    <Specimen
      title="Radar"
      description="Dois fornecedores nos mesmos critérios."
      code="Radar"
      source={source}
    >
      <Radar />
    </Specimen>
    <Specimen title="Medidor" description="A parte usada de um plano." code="Gauge" source={source}>
      <Gauge />
    </Specimen>
  </>
)
