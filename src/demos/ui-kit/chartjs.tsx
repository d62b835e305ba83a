import {
  ArcElement,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  RadialLinearScale,
  Tooltip,
} from 'chart.js'
import { Bar, Doughnut, Line, Radar } from 'react-chartjs-2'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import { bookVisits, paymentData, payments, ratings, visits } from './chart-samples.ts'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { useChartTheme } from './use-chart-theme.ts'

Chart.register(ArcElement, BarElement, CategoryScale, Filler, Legend, LinearScale)
Chart.register(LineElement, PointElement, RadialLinearScale, Tooltip)

type Theme = ReturnType<typeof useChartTheme>

/** The options that all charts share; a canvas has no CSS, so colours are passed as values. */
const optionsOf = ({ text, isStill }: Theme) => ({
  maintainAspectRatio: false,
  locale: 'pt-BR',
  color: text,
  ...(isStill ? { animation: false as const } : {}),
  plugins: { legend: { position: 'bottom' as const, labels: { boxWidth: 10, boxHeight: 10 } } },
})

/** The scales of charts along an axis. */
function scalesOf({ text, grid }: Theme, isStacked = false) {
  const ticks = { color: text }
  return {
    x: { stacked: isStacked, ticks, grid: { display: false } },
    y: { stacked: isStacked, ticks, grid: { color: grid }, border: { display: false }, beginAtZero: true },
  }
}

/** The series as Chart.js wants them, in the theme's hues. */
const dataOf = ({ categories, series }: ChartData, { hue }: Theme) => ({
  labels: categories.map(({ label }) => label),
  datasets: series.map(({ name, color, values }) => ({
    label: name,
    data: [...values],
    borderColor: hue(color),
    backgroundColor: hue(color),
  })),
})

function Lines() {
  const theme = useChartTheme()
  const options = { ...optionsOf(theme), scales: scalesOf(theme) }
  return (
    <ChartFigure label="Visitas por seção e mês, em linhas" data={visits}>
      <Line aria-hidden="true" data={dataOf(visits, theme)} options={options} />
    </ChartFigure>
  )
}

function StackedBars() {
  const theme = useChartTheme()
  const options = { ...optionsOf(theme), scales: scalesOf(theme, true) }
  return (
    <ChartFigure label="Visitas por seção e mês, em barras" data={visits}>
      <Bar aria-hidden="true" data={dataOf(visits, theme)} options={options} />
    </ChartFigure>
  )
}

/** A line whose area is filled with its colour at low opacity. */
function FilledArea() {
  const theme = useChartTheme()
  const { labels, datasets } = dataOf(bookVisits, theme)
  const filled = datasets.map((set) => ({ ...set, fill: true, backgroundColor: `${set.borderColor}33` }))
  return (
    <ChartFigure label="Visitas à seção de livros" data={bookVisits}>
      <Line
        aria-hidden="true"
        data={{ labels, datasets: filled }}
        options={{ ...optionsOf(theme), scales: scalesOf(theme) }}
      />
    </ChartFigure>
  )
}

function Ring() {
  const theme = useChartTheme()
  const data = {
    labels: payments.map(({ name }) => name),
    datasets: [
      {
        data: payments.map(({ value }) => value),
        backgroundColor: payments.map(({ color }) => theme.hue(color)),
        borderColor: theme.panel,
      },
    ],
  }
  return (
    <ChartFigure label="Pedidos por forma de pagamento" data={paymentData}>
      <Doughnut aria-hidden="true" data={data} options={{ ...optionsOf(theme), cutout: '62%' }} />
    </ChartFigure>
  )
}

function Net() {
  const theme = useChartTheme()
  const lines = { color: theme.grid }
  const scales = {
    r: {
      min: 0,
      max: 100,
      grid: lines,
      angleLines: lines,
      ticks: { display: false },
      pointLabels: { color: theme.text },
    },
  }
  const { labels, datasets } = dataOf(ratings, theme)
  const outlined = datasets.map((set) => ({ ...set, backgroundColor: 'transparent' }))
  return (
    <ChartFigure label="Avaliação da loja, em pontos" data={ratings}>
      <Radar
        aria-hidden="true"
        data={{ labels, datasets: outlined }}
        options={{ ...optionsOf(theme), scales }}
      />
    </ChartFigure>
  )
}

export default function ChartjsPage() {
  return (
    <SpecimenPage source={() => import('./chartjs.tsx?raw')}>
      <Specimen title="Linhas" description="As cores seguem o tema." code="Lines">
        <Lines />
      </Specimen>
      <Specimen title="Barras empilhadas" code="StackedBars">
        <StackedBars />
      </Specimen>
      <Specimen title="Área" code="FilledArea">
        <FilledArea />
      </Specimen>
      <Specimen title="Rosca" code="Ring">
        <Ring />
      </Specimen>
      <Specimen title="Radar" description="Os mesmos quesitos em dois anos." code="Net">
        <Net />
      </Specimen>
    </SpecimenPage>
  )
}
