import type { CustomSeriesRenderItemAPI, CustomSeriesRenderItemParams } from 'echarts'
import { formatCount } from '@/lib/format/quantity.ts'
import { findCastMember } from '../../parts/cast.ts'
import { dayFromToday, formatNumericDay, formatShortDay } from '../../parts/days.ts'
import { eChart } from '../charts/echart.tsx'
import { createRandom, readWeekday } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

export const meta = {
  Heatmap: { title: 'Mapa de calor', description: 'As quatro setas andam pelas células.' },
  Timeline: { title: 'Linha do tempo', description: 'As etapas de um projeto e o dia de hoje.' },
}

const random = createRandom(43)

const weekdays = [1, 2, 3, 4, 5, 6].map(readWeekday)

const hours = Array.from({ length: 12 }, (_, index) => `${index + 8}h`)

/** Invented: calls to a service desk, which peak in the morning and after lunch. */
const calls = weekdays.map((_, day) =>
  hours.map((_, hour) => {
    const peak = Math.exp(-((hour - 2) ** 2) / 4) + 0.9 * Math.exp(-((hour - 7) ** 2) / 5)
    return Math.round((day === 5 ? 0.4 : 1) * (4 + 34 * peak * (0.75 + random() * 0.5)))
  }),
)

const cells = calls.flatMap((row, day) => row.map((value, hour) => ({ day, hour, value })))

const points = cells.map(({ day, hour, value }, index) => ({
  text: `${weekdays[day]}, ${hours[hour]}: ${formatCount(value)} atendimentos`,
  series: 0,
  index,
}))

export const Heatmap = eChart({
  label: 'Atendimentos por dia e hora',
  data: toGrid(
    'Dia',
    hours,
    calls.map((row, day) => [weekdays[day] ?? '', ...row.map(formatCount)]),
  ),
  points,
  pointsPerRow: hours.length,
  option: ({ names, label, grid, panel, strong, toCssColor }) => ({
    grid: { top: 4, bottom: 48 },
    tooltip: {
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => points[dataIndex]?.text ?? '',
    },
    xAxis: names(hours),
    yAxis: names(
      weekdays.map((name) => name.slice(0, 3)),
      { inverse: true },
    ),
    visualMap: {
      type: 'continuous',
      min: 0,
      max: 45,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemWidth: 12,
      itemHeight: 140,
      text: ['mais', 'menos'],
      textStyle: label,
      inRange: { color: [grid, toCssColor('first')] },
    },
    series: [
      {
        type: 'heatmap',
        data: cells.map(({ day, hour, value }) => [hour, day, value]),
        itemStyle: { borderColor: panel, borderWidth: 2, borderRadius: 3 },
        emphasis: { itemStyle: { borderColor: strong } },
      },
    ],
  }),
})

/** Invented: days from today. */
const phases = [
  { name: 'Levantamento', person: 'tereza', color: 'first', from: -34, to: -22 },
  { name: 'Contrato', person: 'celio', color: 'fourth', from: -27, to: -16 },
  { name: 'Telas', person: 'noemia', color: 'second', from: -20, to: -3 },
  { name: 'Integração', person: 'caetano', color: 'third', from: -12, to: 12 },
  { name: 'Carga do acervo', person: 'marina', color: 'first', from: -2, to: 16 },
  { name: 'Estoque', person: 'otavio', color: 'second', from: 6, to: 20 },
  { name: 'Treinamento', person: 'jussara', color: 'fifth', from: 18, to: 28 },
] as const

const formatDay = (days: number) => formatNumericDay(dayFromToday(days))

const schedule = toGrid(
  'Etapa',
  ['Pessoa', 'Início', 'Fim', 'Dias'],
  phases.map(({ name, person, from, to }) => [
    name,
    findCastMember(person).name,
    formatDay(from),
    formatDay(to),
    formatCount(to - from + 1),
  ]),
)

const readPhase = (index: number) => {
  const { title, cells: [person, from, to] = [] } = schedule.rows[index] ?? {}
  return `${title}: ${person}\n${from} a ${to}`
}

const barHeight = 18

const readTick = (days: number) => formatShortDay(dayFromToday(days))

export const Timeline = eChart({
  label: 'Etapas da loja nova',
  data: schedule,
  option: ({ names, numbers, label, strong, toCssColor }) => ({
    grid: { top: 24 },
    tooltip: {
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => readPhase(dataIndex),
    },
    xAxis: numbers(readTick, { min: -35, max: 29, interval: 16 }),
    yAxis: names(
      phases.map(({ name }) => name),
      { inverse: true },
    ),
    series: [
      {
        type: 'custom',
        encode: { x: [1, 2], y: 0 },
        data: phases.map(({ from, to }, index) => [index, from, to + 1]),
        /** Draws a bar from the first day to the last one. */
        renderItem: (_: CustomSeriesRenderItemParams, api: CustomSeriesRenderItemAPI) => {
          const row = Number(api.value(0))
          const [x = 0, y = 0] = api.coord([api.value(1), row])
          const [end = 0] = api.coord([api.value(2), row])
          return {
            type: 'rect',
            shape: { x, y: y - barHeight / 2, width: end - x, height: barHeight, r: 4 },
            style: { fill: toCssColor(phases[row]?.color ?? 'first') },
          }
        },
        markLine: {
          symbol: 'none',
          silent: true,
          animation: false,
          data: [{ xAxis: 0 }],
          lineStyle: { color: strong, type: 'dashed' },
          label: { ...label, position: 'start', formatter: 'Hoje', color: strong },
        },
      },
    ],
  }),
})
