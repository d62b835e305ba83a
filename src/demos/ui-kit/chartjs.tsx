import { Bar, Doughnut, Line, Radar } from 'react-chartjs-2'
import { formatCount } from '@/lib/format/quantity.ts'
import { bookVisitsByHour, paymentData, payments, phoneVisits, ratings, visits } from './chart-samples.ts'
import {
  buildData,
  buildOptions,
  buildRadialScale,
  buildScales,
  CanvasFigure,
  readByCategory,
  writeInRing,
} from './charts/chartjs-canvas.tsx'
import { SeriesSpecimens } from './charts/chartjs-series.tsx'
import { ShapeSpecimens } from './charts/chartjs-shapes.tsx'
import { TimeSpecimens } from './charts/chartjs-time.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'
import type { ChartTheme } from './use-chart-theme.ts'

function Lines() {
  return (
    <CanvasFigure label="Visitas por seção e mês, em linhas" data={visits}>
      {(theme) => (
        <Line
          aria-hidden="true"
          data={buildData(visits, theme)}
          options={{ ...buildOptions(theme), interaction: readByCategory, scales: buildScales(theme) }}
        />
      )}
    </CanvasFigure>
  )
}

function StackedBars() {
  return (
    <CanvasFigure label="Visitas por seção e mês, em barras" data={phoneVisits}>
      {(theme) => (
        <Bar
          aria-hidden="true"
          data={buildData(phoneVisits, theme)}
          options={{ ...buildOptions(theme), interaction: readByCategory, scales: buildScales(theme, true) }}
        />
      )}
    </CanvasFigure>
  )
}

/** A line whose area is filled with its colour at low opacity. */
function FilledArea() {
  const buildFilledData = (theme: ChartTheme) => {
    const { labels, datasets } = buildData(bookVisitsByHour, theme)
    return {
      labels,
      datasets: datasets.map((set) => ({
        ...set,
        fill: true,
        tension: 0.35,
        pointRadius: 2,
        backgroundColor: `${set.borderColor}33`,
      })),
    }
  }
  return (
    <CanvasFigure label="Visitas à seção de livros" data={bookVisitsByHour}>
      {(theme) => (
        <Line
          aria-hidden="true"
          data={buildFilledData(theme)}
          options={{ ...buildOptions(theme), interaction: readByCategory, scales: buildScales(theme) }}
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
        label: 'Pedidos',
        data: payments.map(({ value }) => value),
        backgroundColor: payments.map(({ color }) => toCssColor(color)),
        borderColor: panel,
      },
    ],
  })
  return (
    <CanvasFigure
      label="Pedidos por forma de pagamento"
      data={paymentData}
      toggles={payments.map(({ name }) => name)}
    >
      {(theme) => (
        <Doughnut
          key={theme.strong}
          aria-hidden="true"
          data={buildRingData(theme)}
          plugins={[writeInRing(theme, formatCount(payments.reduce((sum, { value }) => sum + value, 0)))]}
          options={{ ...buildOptions(theme), cutout: '62%' }}
        />
      )}
    </CanvasFigure>
  )
}

function Net() {
  const buildOutlinedData = (theme: ChartTheme) => {
    const { labels, datasets } = buildData(ratings, theme)
    return {
      labels,
      datasets: datasets.map((set) => ({ ...set, backgroundColor: `${set.borderColor}22` })),
    }
  }
  return (
    <CanvasFigure label="Avaliação da loja, em pontos" data={ratings}>
      {(theme) => (
        <Radar
          aria-hidden="true"
          data={buildOutlinedData(theme)}
          options={{
            ...buildOptions(theme),
            scales: { r: { ...buildRadialScale(theme), min: 0, max: 100 } },
          }}
        />
      )}
    </CanvasFigure>
  )
}

export default function ChartjsPage() {
  return (
    <SpecimenPage source={() => import('./chartjs.tsx?raw')}>
      <Specimen
        title="Linhas"
        description="Com o foco em um gráfico, use as setas para ler os valores."
        code="Lines"
      >
        <Lines />
      </Specimen>
      <Specimen
        title="Barras empilhadas"
        description="Visitas por celular a outras seções."
        code="StackedBars"
      >
        <StackedBars />
      </Specimen>
      <TimeSpecimens />
      <Specimen title="Área" description="As visitas de um dia, por hora." code="FilledArea">
        <FilledArea />
      </Specimen>
      <SeriesSpecimens />
      <Specimen title="Rosca" description="Os pedidos do mês, com a soma no meio." code="Ring">
        <Ring />
      </Specimen>
      <Specimen title="Radar" description="Os mesmos critérios em dois anos." code="Net">
        <Net />
      </Specimen>
      <ShapeSpecimens />
    </SpecimenPage>
  )
}
