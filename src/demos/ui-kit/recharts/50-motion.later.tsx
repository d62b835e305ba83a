import { Area, AreaChart, CartesianGrid, Scatter, ScatterChart, Tooltip, XAxis, YAxis, ZAxis } from 'recharts'
import { formatCount } from '@/lib/format/quantity.ts'
import { highestLoad } from '../charts/live-load.ts'
import {
  ReChart,
  SeriesLegend,
  toRows,
  useAxes,
  useAxisStyle,
  useShapes,
  useTooltipStyle,
} from '../charts/recharts-axes.tsx'
import { createRandom, formatDecimal } from '../charts/sample-series.ts'
import { LiveButtons, useLiveLoad } from '../charts/use-live.tsx'
import { toGrid } from '../charts/value-grid.ts'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = {
  Live: {
    title: 'Ao vivo',
    description: 'Dados simulados, um valor por segundo. Para fora da tela e com movimento reduzido.',
    isWide: true,
  },
  Bubbles: {
    title: 'Dispersão',
    description: 'O tamanho mostra o peso. Os valores exatos estão na tabela.',
  },
}

const ticks = [0, 1, 2, 3].map((third) => (highestLoad / 3) * third)

export function Live() {
  const { box, data, label, buttons } = useLiveLoad(useChartTheme().isReducedMotion)
  const { area } = useShapes()
  return (
    <div ref={box}>
      <ReChart label={label} data={data} controls={<LiveButtons {...buttons} />}>
        <AreaChart data={toRows(data)} title={`${label}; setas leem os valores`}>
          {useAxes({ ticks, hasLegend: false })}
          <Area dataKey="Consultas" {...area('first')} isAnimationActive={false} />
        </AreaChart>
      </ReChart>
    </div>
  )
}

const random = createRandom(5)

const roundTenth = (value: number) => Math.round(value * 10) / 10

const routes = [
  { name: 'Capital', color: 'first', base: 8, shape: 'circle' },
  { name: 'Interior', color: 'second', base: 26, shape: 'diamond' },
] as const

/** Invented: deliveries by distance (km), time (min) and weight (kg). */
const deliveries = routes.map((route) => ({
  ...route,
  points: Array.from({ length: 18 }, (_, index) => {
    const distance = roundTenth(route.base * (0.3 + random() * 1.4))
    const minutes = Math.round(14 + distance * 2.1 + random() * 22)
    return { name: `${route.name} ${index + 1}`, distance, minutes, weight: roundTenth(0.5 + random() * 14) }
  }),
}))

const grid = toGrid(
  'Entrega',
  ['Distância', 'Tempo', 'Peso'],
  deliveries
    .flatMap(({ points }) => points)
    .map(({ name, distance, minutes, weight }) => [
      name,
      `${formatDecimal(distance)} km`,
      `${formatCount(minutes)} min`,
      `${formatDecimal(weight)} kg`,
    ]),
)

const readNumber = (value: unknown) =>
  Number.isInteger(value) ? formatCount(Number(value)) : formatDecimal(Number(value))

export function Bubbles() {
  const axis = useAxisStyle()
  const { bar } = useShapes()
  const label = 'Distância, tempo e peso das entregas'
  return (
    <ReChart label={label} data={grid}>
      <ScatterChart title={label} accessibilityLayer={false}>
        <CartesianGrid stroke={useChartTheme().grid} />
        <XAxis type="number" dataKey="distance" name="Distância" unit=" km" {...axis} tickCount={6} />
        <YAxis type="number" dataKey="minutes" name="Tempo" unit=" min" {...axis} width={64} />
        <ZAxis type="number" dataKey="weight" name="Peso" unit=" kg" range={[30, 420]} />
        <Tooltip {...useTooltipStyle()} formatter={readNumber} />
        <SeriesLegend />
        {deliveries.map(({ name, color, shape, points }) => (
          <Scatter key={name} name={name} data={points} shape={shape} fillOpacity={0.75} {...bar(color)} />
        ))}
      </ScatterChart>
    </ReChart>
  )
}
