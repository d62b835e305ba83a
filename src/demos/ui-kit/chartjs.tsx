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
import type { ReactNode } from 'react'
import { Bar, Doughnut, Line, Radar } from 'react-chartjs-2'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import { bookVisits, paymentData, payments, ratings, visits } from './chart-samples.ts'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { type ChartTheme, useCanvasTheme } from './use-chart-theme.ts'

Chart.register(ArcElement, BarElement, CategoryScale, Filler, Legend, LinearScale)
Chart.register(LineElement, PointElement, RadialLinearScale, Tooltip)

type CanvasFigureProps = {
  label: string
  data: ChartData
  children: (theme: ChartTheme) => ReactNode
}

/** A figure whose canvas renders once the theme's colors are known. */
function CanvasFigure({ label, data, children }: CanvasFigureProps) {
  const theme = useCanvasTheme()
  return (
    <ChartFigure label={label} data={data}>
      {theme && children(theme)}
    </ChartFigure>
  )
}

/** Options of all charts. A canvas has no CSS, so colors are values. */
const buildOptions = ({ text, isReducedMotion }: ChartTheme) => ({
  maintainAspectRatio: false,
  locale: 'pt-BR',
  color: text,
  ...(isReducedMotion ? { animation: false as const } : {}),
  plugins: { legend: { position: 'bottom' as const, labels: { boxWidth: 10, boxHeight: 10 } } },
})

function buildScales({ text, grid }: ChartTheme, isStacked = false) {
  const ticks = { color: text }
  return {
    x: { stacked: isStacked, ticks, grid: { display: false } },
    y: { stacked: isStacked, ticks, grid: { color: grid }, border: { display: false }, beginAtZero: true },
  }
}

/** Converts the series for Chart.js, in the theme's colors. */
const buildData = ({ categories, series }: ChartData, { toCssColor }: ChartTheme) => ({
  labels: categories.map(({ label }) => label),
  datasets: series.map(({ name, color, values }) => ({
    label: name,
    data: [...values],
    borderColor: toCssColor(color),
    backgroundColor: toCssColor(color),
  })),
})

function Lines() {
  return (
    <CanvasFigure label="Visitas por seção e mês, em linhas" data={visits}>
      {(theme) => (
        <Line
          aria-hidden="true"
          data={buildData(visits, theme)}
          options={{ ...buildOptions(theme), scales: buildScales(theme) }}
        />
      )}
    </CanvasFigure>
  )
}

function StackedBars() {
  return (
    <CanvasFigure label="Visitas por seção e mês, em barras" data={visits}>
      {(theme) => (
        <Bar
          aria-hidden="true"
          data={buildData(visits, theme)}
          options={{ ...buildOptions(theme), scales: buildScales(theme, true) }}
        />
      )}
    </CanvasFigure>
  )
}

/** A line whose area is filled with its colour at low opacity. */
function FilledArea() {
  const buildFilledData = (theme: ChartTheme) => {
    const { labels, datasets } = buildData(bookVisits, theme)
    return {
      labels,
      datasets: datasets.map((set) => ({ ...set, fill: true, backgroundColor: `${set.borderColor}33` })),
    }
  }
  return (
    <CanvasFigure label="Visitas à seção de livros" data={bookVisits}>
      {(theme) => (
        <Line
          aria-hidden="true"
          data={buildFilledData(theme)}
          options={{ ...buildOptions(theme), scales: buildScales(theme) }}
        />
      )}
    </CanvasFigure>
  )
}

function Ring() {
  const buildRingData = ({ toCssColor, panel }: ChartTheme) => ({
    labels: payments.map(({ name }) => name),
    datasets: [
      {
        data: payments.map(({ value }) => value),
        backgroundColor: payments.map(({ color }) => toCssColor(color)),
        borderColor: panel,
      },
    ],
  })
  return (
    <CanvasFigure label="Pedidos por forma de pagamento" data={paymentData}>
      {(theme) => (
        <Doughnut
          aria-hidden="true"
          data={buildRingData(theme)}
          options={{ ...buildOptions(theme), cutout: '62%' }}
        />
      )}
    </CanvasFigure>
  )
}

function Net() {
  const buildOutlinedData = (theme: ChartTheme) => {
    const { labels, datasets } = buildData(ratings, theme)
    return { labels, datasets: datasets.map((set) => ({ ...set, backgroundColor: 'transparent' })) }
  }
  const buildRadialScale = ({ text, grid }: ChartTheme) => ({
    r: {
      min: 0,
      max: 100,
      grid: { color: grid },
      angleLines: { color: grid },
      ticks: { display: false },
      pointLabels: { color: text },
    },
  })
  return (
    <CanvasFigure label="Avaliação da loja, em pontos" data={ratings}>
      {(theme) => (
        <Radar
          aria-hidden="true"
          data={buildOutlinedData(theme)}
          options={{ ...buildOptions(theme), scales: buildRadialScale(theme) }}
        />
      )}
    </CanvasFigure>
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
      <Specimen title="Radar" description="Os mesmos critérios em dois anos." code="Net">
        <Net />
      </Specimen>
    </SpecimenPage>
  )
}
