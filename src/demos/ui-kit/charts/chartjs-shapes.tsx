import { Bubble, Doughnut, PolarArea, Scatter } from 'react-chartjs-2'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { type ChartSlice, slicesToChartData } from '../chart-samples.ts'
import { Specimen } from '../specimen.tsx'
import type { ChartTheme } from '../use-chart-theme.ts'
import {
  buildAxisTitle,
  buildOptions,
  buildRadialScale,
  buildScales,
  CanvasFigure,
  writeInRing,
} from './chartjs-canvas.tsx'
import { createRandom, formatDecimal, formatReais } from './sample-series.ts'
import type { ValueGrid } from './value-grid.ts'

const source = () => import('./chartjs-shapes.tsx?raw')

const random = createRandom(97)

/** Invented: returned orders by reason. */
const reasons: readonly ChartSlice[] = [
  { name: 'Defeito', color: 'first', value: 46 },
  { name: 'Atraso', color: 'second', value: 31 },
  { name: 'Desistência', color: 'third', value: 58 },
  { name: 'Produto errado', color: 'fourth', value: 22 },
  { name: 'Presente repetido', color: 'fifth', value: 37 },
]

const reasonData = slicesToChartData('Devoluções', reasons)

function Polar() {
  const buildPolarData = ({ toCssColor, panel }: ChartTheme) => ({
    labels: reasons.map(({ name }) => name),
    datasets: [
      {
        label: 'Devoluções',
        data: reasons.map(({ value }) => value),
        backgroundColor: reasons.map(({ color }) => `${toCssColor(color)}cc`),
        borderColor: panel,
      },
    ],
  })
  return (
    <CanvasFigure
      as="div"
      role="group"
      label="Devoluções por motivo"
      data={reasonData}
      toggles={reasons.map(({ name }) => name)}
    >
      {(theme) => (
        <PolarArea
          aria-hidden="true"
          data={buildPolarData(theme)}
          options={{ ...buildOptions(theme), scales: { r: buildRadialScale(theme) } }}
        />
      )}
    </CanvasFigure>
  )
}

const models = [
  { name: 'Apartamentos', color: 'first', size: 72, price: 6900, style: 'circle' },
  { name: 'Casas', color: 'second', size: 148, price: 4300, style: 'rectRot' },
] as const

/** Invented: homes for sale by area (m²) and price (R$ thousand). */
const homes = models.map((model) => ({
  ...model,
  points: Array.from({ length: 20 }, () => {
    const x = Math.round(model.size * (0.55 + random() * 0.9))
    return { x, y: Math.round((x * model.price * (0.75 + random() * 0.5)) / 1000) }
  }),
}))

const readHome = ({ x, y }: { x: number; y: number }) =>
  [`${formatCount(x)} m²`, formatReais(y * 1000)] as const

const homeGrid: ValueGrid = {
  rowHeader: 'Imóvel',
  columns: ['Área', 'Preço'],
  rows: homes.flatMap(({ name, points }) =>
    points.map((point, index) => ({ title: `${name} ${index + 1}`, cells: [...readHome(point)] })),
  ),
}

const homePoints = homes.flatMap(({ name, points }, datasetIndex) =>
  points.map((point, index) => ({
    text: `${name} ${index + 1}: ${readHome(point).join(', ')}`,
    datasetIndex,
    index,
  })),
)

function Points() {
  const buildPointData = ({ toCssColor }: ChartTheme) => ({
    datasets: homes.map(({ name, color, style, points }) => ({
      label: name,
      data: points,
      pointStyle: style,
      pointRadius: 5,
      pointHoverRadius: 7,
      backgroundColor: toCssColor(color),
    })),
  })
  return (
    <CanvasFigure
      as="div"
      role="group"
      label="Área e preço dos imóveis"
      data={homeGrid}
      points={homePoints}
      toggles={models.map(({ name }) => name)}
    >
      {(theme) => {
        const { x, y } = buildScales(theme)
        return (
          <Scatter
            aria-hidden="true"
            data={buildPointData(theme)}
            options={{
              ...buildOptions(theme),
              scales: {
                x: { ...x, title: buildAxisTitle(theme, 'Área (m²)') },
                y: { ...y, title: buildAxisTitle(theme, 'Preço (R$ mil)') },
              },
            }}
          />
        )
      }}
    </CanvasFigure>
  )
}

/** Invented: campaigns by cost (R$), sales and audience (thousands of people). */
const campaigns = [
  { name: 'Volta às aulas', color: 'first', cost: 4200, sales: 310, audience: 42 },
  { name: 'Dia das Mães', color: 'second', cost: 6800, sales: 520, audience: 66 },
  { name: 'Férias', color: 'third', cost: 3100, sales: 150, audience: 28 },
  { name: 'Dia das Crianças', color: 'fourth', cost: 5400, sales: 460, audience: 51 },
  { name: 'Natal', color: 'fifth', cost: 9200, sales: 780, audience: 95 },
] as const

const campaignGrid: ValueGrid = {
  rowHeader: 'Campanha',
  columns: ['Custo', 'Vendas', 'Público'],
  rows: campaigns.map(({ name, cost, sales, audience }) => ({
    title: name,
    cells: [formatReais(cost), formatCount(sales), `${audience} mil`],
  })),
}

const campaignPoints = campaigns.map(({ name, cost, sales, audience }, datasetIndex) => ({
  text: `${name}. Custo: ${formatReais(cost)}; vendas: ${formatCount(sales)}; público: ${audience} mil`,
  datasetIndex,
  index: 0,
}))

function Bubbles() {
  const buildBubbleData = ({ toCssColor }: ChartTheme) => ({
    datasets: campaigns.map(({ name, color, cost, sales, audience }) => ({
      label: name,
      data: [{ x: cost, y: sales, r: Math.sqrt(audience) * 2 }],
      backgroundColor: `${toCssColor(color)}bb`,
      borderColor: toCssColor(color),
    })),
  })
  return (
    <CanvasFigure
      as="div"
      role="group"
      label="Custo, vendas e público das campanhas"
      data={campaignGrid}
      points={campaignPoints}
      toggles={campaigns.map(({ name }) => name)}
    >
      {(theme) => {
        const { plugins, ...options } = buildOptions(theme)
        const { x, y } = buildScales(theme)
        const readLabel = ({ datasetIndex }: { datasetIndex: number }) =>
          campaignPoints[datasetIndex]?.text ?? ''
        return (
          <Bubble
            aria-hidden="true"
            data={buildBubbleData(theme)}
            options={{
              ...options,
              layout: { padding: { top: 12, right: 12 } },
              plugins: {
                ...plugins,
                tooltip: {
                  ...plugins.tooltip,
                  callbacks: { label: (item) => readLabel(item).split(/[.;] /) },
                },
              },
              scales: {
                x: { ...x, min: 2000, title: buildAxisTitle(theme, 'Custo (R$)') },
                y: { ...y, title: buildAxisTitle(theme, 'Vendas') },
              },
            }}
          />
        )
      }}
    </CanvasFigure>
  )
}

/** Invented: the month's sales and their goal (R$). */
const month = { sold: 187_400, goal: 220_000 }

const goalGrid: ValueGrid = {
  rowHeader: 'Mês',
  columns: ['Vendido', 'Meta', 'Parte'],
  rows: [
    {
      title: 'Este mês',
      cells: [formatReais(month.sold), formatReais(month.goal), formatShare(month.sold / month.goal)],
    },
  ],
}

function HalfRing() {
  const buildHalfData = ({ toCssColor, grid, panel }: ChartTheme) => ({
    labels: ['Vendido', 'Falta'],
    datasets: [
      {
        label: 'R$',
        data: [month.sold, month.goal - month.sold],
        backgroundColor: [toCssColor('first'), grid],
        borderColor: panel,
      },
    ],
  })
  return (
    <CanvasFigure
      as="div"
      role="group"
      label="Vendas do mês e meta"
      data={goalGrid}
      toggles={['Vendido', 'Falta']}
    >
      {(theme) => (
        <Doughnut
          key={theme.strong}
          aria-hidden="true"
          data={buildHalfData(theme)}
          plugins={[writeInRing(theme, formatShare(month.sold / month.goal), 1)]}
          options={{
            ...buildOptions(theme),
            cutout: '72%',
            rotation: -90,
            circumference: 180,
            layout: { padding: 24 },
          }}
        />
      )}
    </CanvasFigure>
  )
}

export const ShapeSpecimens = () => (
  <>
    <Specimen
      title="Área polar"
      description="O raio mostra quantas devoluções houve."
      code="Polar"
      source={source}
    >
      <Polar />
    </Specimen>
    <Specimen
      title="Dispersão"
      description="Cada grupo tem cor e forma próprias."
      code="Points"
      source={source}
    >
      <Points />
    </Specimen>
    <Specimen title="Bolhas" description="O tamanho mostra o público." code="Bubbles" source={source}>
      <Bubbles />
    </Specimen>
    <Specimen
      title="Meio anel"
      description={`${formatShare(month.sold / month.goal)} da meta; faltam ${formatDecimal((month.goal - month.sold) / 1000)} mil reais.`}
      code="HalfRing"
      source={source}
    >
      <HalfRing />
    </Specimen>
  </>
)
