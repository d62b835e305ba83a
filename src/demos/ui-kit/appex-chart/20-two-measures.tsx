import { eChart } from '../charts/echart.tsx'
import {
  createRandom,
  formatCents,
  formatCompact,
  formatDecimal,
  formatReais,
  listLastMonths,
  listLastWorkdays,
} from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'
import { readTip } from './samples.ts'

export const meta = {
  Candlesticks: {
    title: 'Velas',
    description: 'Um dia de alta é vazado, um de baixa é cheio. A saca tem 60 kg; os preços são inventados.',
    isWide: true,
  },
  Mixed: { title: 'Mista', description: 'Colunas e linha, cada uma com o seu eixo.' },
}

const random = createRandom(29)

const sessions = listLastWorkdays(90)

const roundCents = (value: number) => Math.round(value * 100) / 100

let last = 2140

/** Invented: prices of a bag of coffee (60 kg) in the order of ECharts. Each day opens near the last close. */
const prices = sessions.map(() => {
  const open = last + (random() - 0.5) * 14
  const close = open + (random() - 0.46) * 60
  const low = Math.min(open, close) - random() * 22
  const high = Math.max(open, close) + random() * 22
  last = close
  return [open, close, low, high].map(roundCents) as [open: number, close: number, low: number, high: number]
})

/** Days of the moving average. */
const span = 10

/** The mean of the last closes; none until there are enough days. */
const averages = prices.map((_, index) => {
  const closes = prices.slice(index - span + 1, index + 1).map(([, close]) => close)
  return index + 1 < span ? null : roundCents(closes.reduce((sum, close) => sum + close, 0) / span)
})

const quotes = toGrid(
  'Pregão',
  ['Abertura', 'Máxima', 'Mínima', 'Fechamento', 'Média de 10 dias'],
  prices.map(([open, close, low, high], index) => [
    sessions[index]?.title ?? '',
    ...[open, high, low, close].map(formatCents),
    typeof averages[index] === 'number' ? formatCents(averages[index]) : 'sem média',
  ]),
)

export const Candlesticks = eChart({
  label: 'Preço da saca de café',
  data: quotes,
  toggles: ['Preço', 'Média de 10 dias'],
  height: 360,
  isZoomable: true,
  option: ({ names, numbers, zoom, panel, toCssColor }) => ({
    grid: { bottom: 72 },
    legend: { bottom: 34 },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'cross', label: { show: false } },
      formatter: (items: { dataIndex: number }[]) => readTip(quotes, items[0]?.dataIndex ?? 0),
    },
    dataZoom: zoom,
    xAxis: names(sessions),
    yAxis: numbers(formatReais, { scale: true }),
    series: [
      {
        type: 'candlestick',
        name: 'Preço',
        data: prices,
        // A rising day is hollow, a falling one is filled: color alone does not tell them apart.
        itemStyle: {
          color: panel,
          borderColor: toCssColor('first'),
          color0: toCssColor('fifth'),
          borderColor0: toCssColor('fifth'),
        },
      },
      {
        type: 'line',
        name: 'Média de 10 dias',
        data: averages,
        symbol: 'none',
        lineStyle: { width: 1.5, color: toCssColor('second') },
        itemStyle: { color: toCssColor('second') },
      },
    ],
  }),
})

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

export const Mixed = eChart({
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
