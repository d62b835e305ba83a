import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  RadialBar,
  RadialBarChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { type ChartSlice, slicesToChartData, toChartData } from '../chart-samples.ts'
import {
  ReChart,
  SeriesLegend,
  toRows,
  useAxisStyle,
  useShapes,
  useTooltipStyle,
} from '../charts/recharts-axes.tsx'
import { formatDecimal } from '../charts/sample-series.ts'
import { SliceLegend } from '../slice-legend.tsx'
import { useChartTheme } from '../use-chart-theme.ts'

export const meta = {
  Net: { title: 'Radar', description: 'A meta é tracejada.' },
  Rings: { title: 'Barras radiais', description: 'A parte ocupada de cada estoque.' },
  Ranking: { title: 'Barras horizontais', description: 'Com o valor ao lado.' },
}

/** Invented: points from 0 to 10 of a survey. */
const skills = toChartData(
  ['Cordialidade', 'Clareza', 'Rapidez', 'Solução', 'Retorno', 'Registro'],
  [
    ['Equipe', 'first', [9.1, 8.2, 6.8, 7.6, 7.1, 8.8]],
    ['Meta', 'third', [8.5, 8.5, 8, 8, 8, 8]],
  ],
  formatDecimal,
)

const rows = toRows(skills)

export function Net() {
  const { text, grid } = useChartTheme()
  const { area } = useShapes()
  const label = 'Avaliação do atendimento, de 0 a 10'
  return (
    <ReChart label={label} data={skills}>
      <RadarChart data={rows} outerRadius="70%" title={label} accessibilityLayer={false}>
        <PolarGrid stroke={grid} />
        <PolarAngleAxis dataKey="label" tick={{ fill: text, fontSize: 12 }} />
        <PolarRadiusAxis domain={[0, 10]} tickCount={6} tick={false} axisLine={false} />
        <Tooltip {...useTooltipStyle()} formatter={(value) => formatDecimal(Number(value))} />
        <SeriesLegend />
        <Radar dataKey="Equipe" {...area('first', 0.25)} />
        <Radar dataKey="Meta" {...area('third', 0)} strokeDasharray="5 4" />
      </RadarChart>
    </ReChart>
  )
}

/** Invented: occupied shelves, from 0 to 1. */
const stores: readonly ChartSlice[] = [
  { name: 'Depósito central', color: 'first', value: 0.86 },
  { name: 'Loja da rua', color: 'fourth', value: 0.71 },
  { name: 'Loja do shopping', color: 'second', value: 0.58 },
  { name: 'Ponto de retirada', color: 'third', value: 0.34 },
]

const size = { innerRadius: '30%', outerRadius: '100%', startAngle: 90, endAngle: -270 }

export function Rings() {
  const { toCssColor, grid, isReducedMotion } = useChartTheme()
  const label = 'Ocupação dos estoques'
  const rows = stores.map(({ name, color, value }) => ({ name, value, fill: toCssColor(color) })).toReversed()
  return (
    <ChartFigure label={label} data={slicesToChartData('Ocupação', stores, formatShare)}>
      <ResponsiveContainer height={180}>
        <RadialBarChart data={rows} {...size} title={label} accessibilityLayer={false}>
          <PolarAngleAxis type="number" domain={[0, 1]} tick={false} axisLine={false} />
          <Tooltip {...useTooltipStyle()} cursor={false} formatter={(value) => formatShare(Number(value))} />
          <RadialBar
            dataKey="value"
            name="Ocupação"
            background={{ fill: grid }}
            cornerRadius={6}
            isAnimationActive={!isReducedMotion}
          />
        </RadialBarChart>
      </ResponsiveContainer>
      <SliceLegend slices={stores} format={formatShare} />
    </ChartFigure>
  )
}

/** Invented: pieces sold by a café in a week. */
const snacks: ChartSlice[] = [
  { name: 'Pão de queijo', color: 'second', value: 684 },
  { name: 'Café coado', color: 'second', value: 612 },
  { name: 'Bolo de fubá', color: 'second', value: 297 },
  { name: 'Tapioca', color: 'second', value: 243 },
  { name: 'Suco de caju', color: 'second', value: 158 },
]

export function Ranking() {
  const { text, grid } = useChartTheme()
  const axis = useAxisStyle()
  const { bar } = useShapes()
  const label = 'Mais vendidos do café na semana'
  return (
    <ReChart label={label} data={slicesToChartData('Vendidos', snacks)}>
      <BarChart
        data={snacks}
        layout="vertical"
        margin={{ right: 40 }}
        title={`${label}; setas leem os valores`}
      >
        <CartesianGrid stroke={grid} horizontal={false} />
        <XAxis type="number" {...axis} tickFormatter={formatCount} />
        <YAxis type="category" dataKey="name" {...axis} width="auto" />
        <Tooltip {...useTooltipStyle()} formatter={(value) => formatCount(Number(value))} />
        <Bar dataKey="value" name="Vendidos" radius={[0, 4, 4, 0]} maxBarSize={22} {...bar('second')}>
          <LabelList dataKey="value" position="right" fill={text} fontSize={12} />
        </Bar>
      </BarChart>
    </ReChart>
  )
}
