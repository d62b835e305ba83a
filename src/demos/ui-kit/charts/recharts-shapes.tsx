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
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
  ZAxis,
} from 'recharts'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { ChartFigure } from '../chart-figure.tsx'
import { type ChartSlice, slicesToChartData } from '../chart-samples.ts'
import { SliceLegend } from '../slice-legend.tsx'
import { Specimen } from '../specimen.tsx'
import { useChartTheme } from '../use-chart-theme.ts'
import { SeriesLegend, toRows, useAxisStyle, useTooltipStyle } from './recharts-axes.tsx'
import { LiveSpecimen } from './recharts-time.tsx'
import { createRandom, formatDecimal } from './sample-series.ts'
import type { ValueGrid } from './value-grid.ts'

const source = () => import('./recharts-shapes.tsx?raw')

const random = createRandom(5)

const routes = [
  { name: 'Capital', color: 'first', base: 8 },
  { name: 'Interior', color: 'second', base: 26 },
] as const

/** Invented: deliveries by distance (km), time (min) and weight (kg). */
const deliveries = routes.map((route) => ({
  ...route,
  points: Array.from({ length: 18 }, (_, index) => {
    const distance = Math.round(route.base * (0.3 + random() * 1.4) * 10) / 10
    return {
      name: `${route.name} ${index + 1}`,
      distance,
      minutes: Math.round(14 + distance * 2.1 + random() * 22),
      weight: Math.round((0.5 + random() * 14) * 10) / 10,
    }
  }),
}))

const deliveryGrid: ValueGrid = {
  rowHeader: 'Entrega',
  columns: ['Distância', 'Tempo', 'Peso'],
  rows: deliveries.flatMap(({ points }) =>
    points.map(({ name, distance, minutes, weight }) => ({
      title: name,
      cells: [`${formatDecimal(distance)} km`, `${formatCount(minutes)} min`, `${formatDecimal(weight)} kg`],
    })),
  ),
}

function Bubbles() {
  const { toCssColor, grid, isReducedMotion } = useChartTheme()
  const axis = useAxisStyle()
  const tooltip = useTooltipStyle()
  return (
    <ChartFigure label="Distância, tempo e peso das entregas" data={deliveryGrid}>
      <ResponsiveContainer>
        <ScatterChart title="Distância, tempo e peso das entregas" accessibilityLayer={false}>
          <CartesianGrid stroke={grid} />
          <XAxis type="number" dataKey="distance" name="Distância" unit=" km" {...axis} tickCount={6} />
          <YAxis type="number" dataKey="minutes" name="Tempo" unit=" min" {...axis} width={64} />
          <ZAxis type="number" dataKey="weight" name="Peso" unit=" kg" range={[30, 420]} />
          <Tooltip
            {...tooltip}
            formatter={(value) =>
              Number.isInteger(value) ? formatCount(Number(value)) : formatDecimal(Number(value))
            }
          />
          <SeriesLegend />
          {deliveries.map(({ name, color, points }, index) => (
            <Scatter
              key={name}
              name={name}
              data={points}
              fill={toCssColor(color)}
              fillOpacity={0.75}
              shape={index === 0 ? 'circle' : 'diamond'}
              isAnimationActive={!isReducedMotion}
            />
          ))}
        </ScatterChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

/** Invented: points from 0 to 10 of a survey. */
const skills: ChartData = {
  categories: ['Cordialidade', 'Clareza', 'Rapidez', 'Solução', 'Retorno', 'Registro'].map((title) => ({
    label: title,
    title,
  })),
  series: [
    { name: 'Equipe', color: 'first', values: [9.1, 8.2, 6.8, 7.6, 7.1, 8.8] },
    { name: 'Meta', color: 'third', values: [8.5, 8.5, 8, 8, 8, 8] },
  ],
  format: formatDecimal,
}

const skillRows = toRows(skills)

function Net() {
  const { toCssColor, text, grid, isReducedMotion } = useChartTheme()
  const tooltip = useTooltipStyle()
  return (
    <ChartFigure label="Avaliação do atendimento, de 0 a 10" data={skills}>
      <ResponsiveContainer>
        <RadarChart
          data={skillRows}
          outerRadius="70%"
          title="Avaliação do atendimento, de 0 a 10"
          accessibilityLayer={false}
        >
          <PolarGrid stroke={grid} />
          <PolarAngleAxis dataKey="label" tick={{ fill: text, fontSize: 12 }} />
          <PolarRadiusAxis domain={[0, 10]} tickCount={6} tick={false} axisLine={false} />
          <Tooltip {...tooltip} formatter={(value) => formatDecimal(Number(value))} />
          <SeriesLegend />
          {skills.series.map(({ name, color }, index) => (
            <Radar
              key={name}
              dataKey={name}
              stroke={toCssColor(color)}
              strokeWidth={2}
              strokeDasharray={index === 0 ? '0' : '5 4'}
              fill={toCssColor(color)}
              fillOpacity={index === 0 ? 0.25 : 0}
              isAnimationActive={!isReducedMotion}
            />
          ))}
        </RadarChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

/** Invented: occupied shelves, from 0 to 1. */
const stores: readonly ChartSlice[] = [
  { name: 'Depósito central', color: 'first', value: 0.86 },
  { name: 'Loja da rua', color: 'fourth', value: 0.71 },
  { name: 'Loja do shopping', color: 'second', value: 0.58 },
  { name: 'Ponto de retirada', color: 'third', value: 0.34 },
]

const storeData = slicesToChartData('Ocupação', stores, formatShare)

function Rings() {
  const { toCssColor, grid, isReducedMotion } = useChartTheme()
  const tooltip = useTooltipStyle()
  return (
    <ChartFigure label="Ocupação dos estoques" data={storeData}>
      <ResponsiveContainer height={180}>
        <RadialBarChart
          data={stores
            .map(({ name, color, value }) => ({ name, value, fill: toCssColor(color) }))
            .toReversed()}
          innerRadius="30%"
          outerRadius="100%"
          startAngle={90}
          endAngle={-270}
          title="Ocupação dos estoques"
          accessibilityLayer={false}
        >
          <PolarAngleAxis type="number" domain={[0, 1]} tick={false} axisLine={false} />
          <Tooltip {...tooltip} cursor={false} formatter={(value) => formatShare(Number(value))} />
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
const snacks: readonly ChartSlice[] = [
  { name: 'Pão de queijo', color: 'second', value: 684 },
  { name: 'Café coado', color: 'second', value: 612 },
  { name: 'Bolo de fubá', color: 'second', value: 297 },
  { name: 'Tapioca', color: 'second', value: 243 },
  { name: 'Suco de caju', color: 'second', value: 158 },
]

const snackData = slicesToChartData('Vendidos', snacks)

function Ranking() {
  const { toCssColor, text, grid, isReducedMotion } = useChartTheme()
  const axis = useAxisStyle()
  const tooltip = useTooltipStyle()
  return (
    <ChartFigure label="Mais vendidos do café na semana" data={snackData}>
      <ResponsiveContainer>
        <BarChart
          data={[...snacks]}
          layout="vertical"
          margin={{ right: 40 }}
          title="Mais vendidos do café na semana; setas leem os valores"
        >
          <CartesianGrid stroke={grid} horizontal={false} />
          <XAxis type="number" {...axis} tickFormatter={formatCount} />
          <YAxis type="category" dataKey="name" {...axis} width="auto" />
          <Tooltip {...tooltip} formatter={(value) => formatCount(Number(value))} />
          <Bar
            dataKey="value"
            name="Vendidos"
            fill={toCssColor('second')}
            radius={[0, 4, 4, 0]}
            maxBarSize={22}
            isAnimationActive={!isReducedMotion}
          >
            <LabelList dataKey="value" position="right" fill={text} fontSize={12} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  )
}

export default function ShapeSpecimens() {
  return (
    <>
      <LiveSpecimen />
      <Specimen
        title="Dispersão"
        description="O tamanho mostra o peso. Os valores exatos estão na tabela."
        code="Bubbles"
        source={source}
      >
        <Bubbles />
      </Specimen>
      <Specimen title="Radar" description="A meta é tracejada." code="Net" source={source}>
        <Net />
      </Specimen>
      <Specimen
        title="Barras radiais"
        description="A parte ocupada de cada estoque."
        code="Rings"
        source={source}
      >
        <Rings />
      </Specimen>
      <Specimen title="Barras horizontais" description="Com o valor ao lado." code="Ranking" source={source}>
        <Ranking />
      </Specimen>
    </>
  )
}
