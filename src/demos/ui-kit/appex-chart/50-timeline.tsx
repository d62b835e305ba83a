import type { CustomSeriesRenderItemAPI, CustomSeriesRenderItemParams } from 'echarts'
import { formatCount } from '@/lib/format/quantity.ts'
import { findCastMember } from '../../parts/cast.ts'
import { dayFromToday, formatNumericDay, formatShortDay } from '../../parts/days.ts'
import { eChart } from '../charts/echart.tsx'
import { toGrid } from '../charts/value-grid.ts'

export const meta = { title: 'Linha do tempo', description: 'As etapas de um projeto e o dia de hoje.' }

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

export default eChart({
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
