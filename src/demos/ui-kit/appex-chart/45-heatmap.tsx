import { formatCount } from '@/lib/format/quantity.ts'
import { eChart } from '../charts/echart.tsx'
import { createRandom, readWeekday } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'

export const meta = { title: 'Mapa de calor', description: 'As quatro setas andam pelas células.' }

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

export default eChart({
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
