import { formatCount } from '@/lib/format/quantity.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { Specimen } from '../specimen.tsx'
import type { ChartTheme } from '../use-chart-theme.ts'
import { EChart } from './echart.tsx'
import { buildOption, nameAxis, numberAxis } from './echarts-options.ts'
import { formatCompact, formatDecimal, formatReais, listLastDays, listLastMonths } from './sample-series.ts'
import type { ValueGrid } from './value-grid.ts'

const source = () => import('./apex-bars.tsx?raw')

const readNames = ({ categories }: ChartData) => categories.map(({ label }) => label)

/** Invented: what a firm pays for queries. */
const costs: ChartData = {
  categories: listLastMonths(8),
  series: [
    { name: 'Pessoas', color: 'first', values: [2140, 2310, 2080, 2560, 2720, 2890, 2650, 3120] },
    { name: 'Empresas', color: 'second', values: [1480, 1390, 1620, 1710, 1580, 1930, 2050, 1990] },
    { name: 'Veículos', color: 'third', values: [620, 710, 540, 890, 930, 760, 1010, 1150] },
  ],
  format: formatReais,
}

const buildStacked = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: {},
    legend: {},
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, valueFormatter: formatReais },
    xAxis: nameAxis(theme, readNames(costs)),
    yAxis: numberAxis(theme, formatCompact),
    series: costs.series.map(({ name, values }) => ({
      type: 'bar',
      name,
      stack: 'custo',
      data: values,
      barMaxWidth: 28,
      // The panel's color separates the parts for those who cannot distinguish their colors.
      itemStyle: { borderColor: theme.panel, borderWidth: 1 },
    })),
  })

function Stacked() {
  return <EChart label="Custo das consultas por mês" data={costs} buildOption={buildStacked} />
}

/** Invented. */
const states: ChartData = {
  categories: [
    'São Paulo',
    'Minas Gerais',
    'Rio de Janeiro',
    'Paraná',
    'Bahia',
    'Pernambuco',
    'Pará',
    'Goiás',
  ].map((title) => ({ label: title, title })),
  series: [{ name: 'Pedidos', color: 'fourth', values: [1840, 1120, 960, 720, 610, 480, 270, 240] }],
  format: formatCount,
}

const buildRanking = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: { right: 44 },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, valueFormatter: formatCount },
    xAxis: numberAxis(theme, formatCount, { splitNumber: 3 }),
    yAxis: nameAxis(theme, readNames(states), { inverse: true }),
    series: states.series.map(({ name, values, color }) => ({
      type: 'bar',
      name,
      data: values,
      barMaxWidth: 16,
      itemStyle: { color: theme.toCssColor(color), borderRadius: [0, 4, 4, 0] },
      label: {
        show: true,
        position: 'right',
        color: theme.text,
        formatter: ({ value }: { value: number }) => formatCount(value),
      },
    })),
  })

function Ranking() {
  return <EChart label="Pedidos por estado" data={states} buildOption={buildRanking} />
}

const days = listLastDays(10)
const coldest = [18.2, 17.6, 19.1, 20.4, 21.0, 19.8, 18.9, 17.2, 16.8, 18.5]
const warmest = [26.4, 25.1, 28.3, 30.2, 31.6, 29.4, 27.0, 24.8, 25.5, 27.9]

const formatDegrees = (value: number) => `${formatDecimal(value)} °C`

/** Invented: the temperature of a store room. */
const temperatures: ValueGrid = {
  rowHeader: 'Dia',
  columns: ['Mínima', 'Máxima'],
  rows: days.map(({ title }, index) => ({
    title,
    cells: [formatDegrees(coldest[index] ?? 0), formatDegrees(warmest[index] ?? 0)],
  })),
}

const buildRanges = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: {},
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      formatter: (items: { dataIndex: number }[]) => {
        const row = temperatures.rows[items[0]?.dataIndex ?? 0]
        return row ? `${row.title}\n${row.cells.join(' a ')}` : ''
      },
    },
    xAxis: nameAxis(
      theme,
      days.map(({ label }) => label),
    ),
    yAxis: numberAxis(theme, (value) => `${formatCount(value)} °C`, { min: 10 }),
    series: [
      // The columns stand on an invisible one that ends at the minimum.
      { type: 'bar', stack: 'dia', data: coldest, itemStyle: { color: 'transparent' }, silent: true },
      {
        type: 'bar',
        stack: 'dia',
        data: warmest.map((value, index) => value - (coldest[index] ?? 0)),
        barMaxWidth: 18,
        itemStyle: { color: theme.toCssColor('second'), borderRadius: 6 },
      },
    ],
  })

function Ranges() {
  return <EChart label="Temperatura do depósito por dia" data={temperatures} buildOption={buildRanges} />
}

const months = listLastMonths(12)
const revenue = [142, 138, 151, 160, 158, 171, 168, 182, 190, 187, 204, 221].map((value) => value * 1000)
const conversion = [2.1, 2.0, 2.2, 2.4, 2.3, 2.6, 2.4, 2.7, 2.9, 2.8, 3.1, 3.4]

const formatConversion = (value: number) => `${formatDecimal(value)}%`

/** Invented. Two units, so two axes. */
const funnelByMonth: ValueGrid = {
  rowHeader: 'Mês',
  columns: ['Faturamento', 'Conversão'],
  rows: months.map(({ title }, index) => ({
    title,
    cells: [formatReais(revenue[index] ?? 0), formatConversion(conversion[index] ?? 0)],
  })),
}

const buildMixed = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: { top: 32 },
    legend: {},
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    xAxis: nameAxis(
      theme,
      months.map(({ label }) => label),
    ),
    yAxis: [
      // Equal numbers of steps on both axes, and a line above the columns.
      numberAxis(theme, formatCompact, { name: 'R$', nameGap: 10, max: 300_000, interval: 75_000 }),
      numberAxis(theme, formatConversion, {
        name: 'Conversão',
        nameGap: 10,
        nameTextStyle: { color: theme.text, align: 'right' },
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
  })

function Mixed() {
  return (
    <EChart
      label="Faturamento e conversão por mês"
      data={funnelByMonth}
      toggles={['Faturamento', 'Conversão']}
      buildOption={buildMixed}
    />
  )
}

export const BarSpecimens = () => (
  <>
    <Specimen
      title="Mista"
      description="Colunas e linha, cada uma com o seu eixo."
      code="Mixed"
      source={source}
    >
      <Mixed />
    </Specimen>
    <Specimen
      title="Barras empilhadas"
      description="O custo de cada mês por assunto, em reais."
      code="Stacked"
      source={source}
    >
      <Stacked />
    </Specimen>
    <Specimen
      title="Barras horizontais"
      description="Pedidos do mês, com o valor ao lado."
      code="Ranking"
      source={source}
    >
      <Ranking />
    </Specimen>
    <Specimen
      title="Colunas com intervalo"
      description="Cada coluna vai da mínima à máxima do dia."
      code="Ranges"
      source={source}
    >
      <Ranges />
    </Specimen>
  </>
)
