import type { CustomSeriesRenderItemAPI, CustomSeriesRenderItemParams } from 'echarts'
import { formatCount } from '@/lib/format/quantity.ts'
import { findCastMember } from '../../parts/cast.ts'
import { dayFromToday, formatNumericDay, formatShortDay } from '../../parts/days.ts'
import { Specimen } from '../specimen.tsx'
import type { ChartTheme } from '../use-chart-theme.ts'
import { EChart } from './echart.tsx'
import { buildOption, nameAxis, numberAxis } from './echarts-options.ts'
import { createRandom, readWeekday } from './sample-series.ts'
import type { ValueGrid } from './value-grid.ts'

const source = () => import('./apex-matrix.tsx?raw')

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

const callGrid: ValueGrid = {
  rowHeader: 'Dia',
  columns: hours,
  rows: weekdays.map((title, day) => ({ title, cells: (calls[day] ?? []).map(formatCount) })),
}

const readCell = (day: number, hour: number) =>
  `${weekdays[day]}, ${hours[hour]}: ${formatCount(calls[day]?.[hour] ?? 0)} atendimentos`

const cells = weekdays.flatMap((_, day) => hours.map((_, hour) => ({ day, hour })))

const cellPoints = cells.map(({ day, hour }, index) => ({ text: readCell(day, hour), series: 0, index }))

const buildHeat = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: { top: 4, bottom: 48 },
    tooltip: {
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => cellPoints[dataIndex]?.text ?? '',
    },
    xAxis: nameAxis(theme, hours),
    yAxis: nameAxis(
      theme,
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
      textStyle: { color: theme.text, fontFamily: theme.font, fontSize: 12 },
      inRange: { color: [theme.grid, theme.toCssColor('first')] },
    },
    series: [
      {
        type: 'heatmap',
        data: cells.map(({ day, hour }) => [hour, day, calls[day]?.[hour] ?? 0]),
        itemStyle: { borderColor: theme.panel, borderWidth: 2, borderRadius: 3 },
        emphasis: { itemStyle: { borderColor: theme.strong } },
      },
    ],
  })

function Heatmap() {
  return (
    <EChart
      label="Atendimentos por dia e hora"
      data={callGrid}
      points={cellPoints}
      pointsPerRow={hours.length}
      buildOption={buildHeat}
    />
  )
}

/** Invented: days from today. */
const phases = [
  { name: 'Levantamento', person: findCastMember('tereza').name, color: 'first', from: -34, to: -22 },
  { name: 'Contrato', person: findCastMember('celio').name, color: 'fourth', from: -27, to: -16 },
  { name: 'Telas', person: findCastMember('noemia').name, color: 'second', from: -20, to: -3 },
  { name: 'Integração', person: findCastMember('caetano').name, color: 'third', from: -12, to: 12 },
  { name: 'Carga do acervo', person: findCastMember('marina').name, color: 'first', from: -2, to: 16 },
  { name: 'Estoque', person: findCastMember('otavio').name, color: 'second', from: 6, to: 20 },
  { name: 'Treinamento', person: findCastMember('jussara').name, color: 'fifth', from: 18, to: 28 },
] as const

const schedule: ValueGrid = {
  rowHeader: 'Etapa',
  columns: ['Pessoa', 'Início', 'Fim', 'Dias'],
  rows: phases.map(({ name, person, from, to }) => ({
    title: name,
    cells: [
      person,
      formatNumericDay(dayFromToday(from)),
      formatNumericDay(dayFromToday(to)),
      formatCount(to - from + 1),
    ],
  })),
}

const readPhase = (index: number) => {
  const { title, cells: [person, from, to] = [] } = schedule.rows[index] ?? {}
  return `${title}: ${person}\n${from} a ${to}`
}

const barHeight = 18

/** Draws a bar from the first day to the last one. */
const renderPhase =
  (theme: ChartTheme) => (_: CustomSeriesRenderItemParams, api: CustomSeriesRenderItemAPI) => {
    const row = Number(api.value(0))
    const [x = 0, y = 0] = api.coord([api.value(1), row])
    const [end = 0] = api.coord([api.value(2), row])
    return {
      type: 'rect',
      shape: { x, y: y - barHeight / 2, width: end - x, height: barHeight, r: 4 },
      style: { fill: theme.toCssColor(phases[row]?.color ?? 'first') },
    }
  }

const buildTimeline = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: { top: 24 },
    tooltip: {
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => readPhase(dataIndex),
    },
    xAxis: numberAxis(theme, (days) => formatShortDay(dayFromToday(days)), {
      min: -35,
      max: 29,
      interval: 16,
      axisLabel: {
        color: theme.text,
        fontFamily: theme.font,
        fontSize: 12,
        hideOverlap: true,
        formatter: (days: number) => formatShortDay(dayFromToday(days)),
      },
    }),
    yAxis: nameAxis(
      theme,
      phases.map(({ name }) => name),
      { inverse: true },
    ),
    series: [
      {
        type: 'custom',
        renderItem: renderPhase(theme),
        encode: { x: [1, 2], y: 0 },
        data: phases.map(({ from, to }, index) => [index, from, to + 1]),
        markLine: {
          symbol: 'none',
          silent: true,
          animation: false,
          data: [{ xAxis: 0 }],
          lineStyle: { color: theme.strong, type: 'dashed' },
          label: {
            position: 'start',
            formatter: 'Hoje',
            color: theme.strong,
            fontFamily: theme.font,
            fontSize: 12,
          },
        },
      },
    ],
  })

function Timeline() {
  return <EChart label="Etapas da loja nova" data={schedule} buildOption={buildTimeline} />
}

export const MatrixSpecimens = () => (
  <>
    <Specimen
      title="Mapa de calor"
      description="As quatro setas andam pelas células."
      code="Heatmap"
      source={source}
    >
      <Heatmap />
    </Specimen>
    <Specimen
      title="Linha do tempo"
      description="As etapas de um projeto e o dia de hoje."
      code="Timeline"
      source={source}
    >
      <Timeline />
    </Specimen>
  </>
)
