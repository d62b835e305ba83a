import { Bar, Chart } from 'react-chartjs-2'
import { formatCount } from '@/lib/format/quantity.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { Specimen } from '../specimen.tsx'
import type { ChartTheme } from '../use-chart-theme.ts'
import { buildData, buildOptions, buildScales, CanvasFigure, readByCategory } from './chartjs-canvas.tsx'
import { formatCents, formatCompact, formatReais, listLastMonths } from './sample-series.ts'
import type { ValueGrid } from './value-grid.ts'

const source = () => import('./chartjs-series.tsx?raw')

const months = listLastMonths(9)
const tickets = [78.4, 81.2, 79.9, 84.5, 88.1, 86.7, 90.3, 94.8, 97.2]
const orders = [1310, 1268, 1402, 1455, 1390, 1521, 1588, 1610, 1742]

/** Invented. */
const orderGrid: ValueGrid = {
  rowHeader: 'Mês',
  columns: ['Pedidos', 'Valor médio'],
  rows: months.map(({ title }, index) => ({
    title,
    cells: [formatCount(orders[index] ?? 0), formatCents(tickets[index] ?? 0)],
  })),
}

function Mixed() {
  const buildMixedData = ({ toCssColor }: ChartTheme) => ({
    labels: months.map(({ label }) => label),
    datasets: [
      {
        type: 'line' as const,
        label: 'Valor médio (R$)',
        data: tickets,
        yAxisID: 'ticket',
        borderColor: toCssColor('fifth'),
        backgroundColor: toCssColor('fifth'),
      },
      {
        type: 'bar' as const,
        label: 'Pedidos',
        data: orders,
        backgroundColor: toCssColor('fourth'),
        borderRadius: 4,
      },
    ],
  })
  return (
    <CanvasFigure
      as="div"
      role="group"
      label="Pedidos e valor médio"
      data={orderGrid}
      toggles={['Valor médio (R$)', 'Pedidos']}
    >
      {(theme) => {
        const scales = buildScales(theme)
        return (
          <Chart
            type="bar"
            aria-hidden="true"
            data={buildMixedData(theme)}
            options={{
              ...buildOptions(theme),
              interaction: readByCategory,
              scales: {
                ...scales,
                // Equal numbers of steps on both axes, and a line above the bars.
                y: { ...scales.y, max: 2400, ticks: { ...scales.y.ticks, stepSize: 400 } },
                ticket: { ...scales.y, position: 'right', grid: { display: false }, max: 120 },
              },
            }}
          />
        )
      }}
    </CanvasFigure>
  )
}

/** Invented. */
const teams: ChartData = {
  categories: ['Atendimento', 'Financeiro', 'Logística', 'Cadastro', 'Jurídico'].map((title) => ({
    label: title,
    title,
  })),
  series: [
    { name: 'No prazo', color: 'first', values: [182, 96, 141, 118, 47] },
    { name: 'Em atraso', color: 'fifth', values: [24, 9, 31, 12, 5] },
  ],
  format: formatCount,
}

function Horizontal() {
  return (
    <CanvasFigure as="div" role="group" label="Chamados por equipe" data={teams}>
      {(theme) => {
        const { x, y } = buildScales(theme, true)
        return (
          <Bar
            aria-hidden="true"
            data={buildData(teams, theme)}
            options={{
              ...buildOptions(theme),
              indexAxis: 'y',
              interaction: { ...readByCategory, axis: 'y' },
              scales: { x: y, y: x },
            }}
          />
        )
      }}
    </CanvasFigure>
  )
}

const levels = ['Estágio', 'Assistente', 'Analista', 'Especialista', 'Coordenação']
const salaries: [number, number][] = [
  [1400, 2100],
  [2300, 3600],
  [3900, 7200],
  [7000, 11800],
  [9800, 15400],
]

/** Invented. */
const salaryGrid: ValueGrid = {
  rowHeader: 'Cargo',
  columns: ['De', 'Até'],
  rows: levels.map((title, index) => ({ title, cells: (salaries[index] ?? []).map(formatReais) })),
}

function Ranges() {
  const buildRangeData = ({ toCssColor }: ChartTheme) => ({
    labels: levels,
    datasets: [
      {
        label: 'Faixa (R$)',
        data: salaries,
        backgroundColor: toCssColor('third'),
        borderRadius: 6,
        borderSkipped: false as const,
      },
    ],
  })
  return (
    <CanvasFigure as="div" role="group" label="Faixa de salário por cargo" data={salaryGrid}>
      {(theme) => {
        const { x, y } = buildScales(theme)
        const numbers = {
          ...y,
          ticks: { ...y.ticks, callback: (value: string | number) => formatCompact(Number(value)) },
        }
        return (
          <Bar
            aria-hidden="true"
            data={buildRangeData(theme)}
            options={{ ...buildOptions(theme), indexAxis: 'y', scales: { x: numbers, y: x } }}
          />
        )
      }}
    </CanvasFigure>
  )
}

export const SeriesSpecimens = () => (
  <>
    <Specimen
      title="Composta"
      description="Barras e linha, cada uma com o seu eixo."
      code="Mixed"
      source={source}
    >
      <Mixed />
    </Specimen>
    <Specimen
      title="Barras horizontais"
      description="Chamados no prazo e em atraso."
      code="Horizontal"
      source={source}
    >
      <Horizontal />
    </Specimen>
    <Specimen
      title="Barras com intervalo"
      description="Do menor ao maior salário de cada cargo."
      code="Ranges"
      source={source}
    >
      <Ranges />
    </Specimen>
  </>
)
