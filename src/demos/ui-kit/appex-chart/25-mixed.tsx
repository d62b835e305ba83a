import { eChart } from '../charts/echart.tsx'
import { formatCompact, formatDecimal, formatReais, listLastMonths } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

export const meta = { title: 'Mista', description: 'Colunas e linha, cada uma com o seu eixo.' }

const months = listLastMonths(12)

const revenue = [142, 138, 151, 160, 158, 171, 168, 182, 190, 187, 204, 221].map((value) => value * 1000)

const conversion = [2.1, 2.0, 2.2, 2.4, 2.3, 2.6, 2.4, 2.7, 2.9, 2.8, 3.1, 3.4]

const formatConversion = (value: number) => `${formatDecimal(value)}%`

/** Invented. Two units, so two axes. */
const funnelByMonth = toGrid(
  'Mês',
  ['Faturamento', 'Conversão'],
  months.map(({ title }, at) => [
    title,
    formatReais(revenue[at] ?? 0),
    formatConversion(conversion[at] ?? 0),
  ]),
)

export default eChart({
  label: 'Faturamento e conversão por mês',
  data: funnelByMonth,
  toggles: ['Faturamento', 'Conversão'],
  option: ({ names, numbers, text }) => ({
    grid: { top: 32 },
    legend: {},
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    xAxis: names(months),
    yAxis: [
      // Equal numbers of steps on both axes, and a line above the columns.
      numbers(formatCompact, { name: 'R$', nameGap: 10, max: 300_000, interval: 75_000 }),
      numbers(formatConversion, {
        name: 'Conversão',
        nameGap: 10,
        nameTextStyle: { color: text, align: 'right' },
        min: 0,
        max: 4,
        interval: 1,
        splitLine: { show: false },
      }),
    ],
    series: [
      {
        type: 'bar',
        name: 'Faturamento',
        data: revenue,
        barMaxWidth: 22,
        itemStyle: { borderRadius: [4, 4, 0, 0] },
        tooltip: { valueFormatter: formatReais },
      },
      {
        type: 'line',
        name: 'Conversão',
        yAxisIndex: 1,
        data: conversion,
        symbolSize: 7,
        tooltip: { valueFormatter: formatConversion },
      },
    ],
  }),
})
