import { formatCount } from '@/lib/format/quantity.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { bookVisits } from '../chart-samples.ts'
import { Specimen } from '../specimen.tsx'
import type { ChartTheme } from '../use-chart-theme.ts'
import { EChart } from './echart.tsx'
import { buildOption, nameAxis, numberAxis, zoomParts } from './echarts-options.ts'
import { createRandom, formatCompact, formatReais, listLastDays } from './sample-series.ts'

const source = () => import('./apex-lines.tsx?raw')

const readNames = ({ categories }: ChartData) => categories.map(({ label }) => label)

const buildArea = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: {},
    tooltip: { trigger: 'axis', valueFormatter: formatCount },
    xAxis: nameAxis(theme, readNames(bookVisits), { boundaryGap: false }),
    yAxis: numberAxis(theme, formatCount),
    series: bookVisits.series.map(({ name, values }) => ({
      type: 'line',
      name,
      data: values,
      smooth: true,
      symbol: 'none',
      areaStyle: { opacity: 0.18 },
    })),
  })

function Area() {
  return <EChart label="Visitas à seção de livros por mês" data={bookVisits} buildOption={buildArea} />
}

const fortnight = listLastDays(14)
const random = createRandom(11)

/** Weekends have a third of the queries. */
const createQueries = (base: number) =>
  fortnight.map(({ weekday }) =>
    Math.round(base * (weekday === 0 || weekday === 6 ? 0.35 : 0.9 + random() * 0.3)),
  )

/** Invented. */
const queries: ChartData = {
  categories: fortnight,
  series: [
    { name: 'Pessoas', color: 'first', values: createQueries(860) },
    { name: 'Empresas', color: 'second', values: createQueries(540) },
    { name: 'Veículos', color: 'third', values: createQueries(290) },
  ],
  format: formatCount,
}

const symbols = ['circle', 'rect', 'triangle']

const buildLines = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: {},
    legend: {},
    tooltip: { trigger: 'axis', valueFormatter: formatCount },
    xAxis: nameAxis(theme, readNames(queries), { boundaryGap: false }),
    yAxis: numberAxis(theme, formatCount),
    series: queries.series.map(({ name, values }, index) => ({
      type: 'line',
      name,
      data: values,
      symbol: symbols[index],
      symbolSize: 7,
    })),
  })

function Lines() {
  return <EChart label="Consultas por dia e assunto" data={queries} buildOption={buildLines} />
}

const halfYear = listLastDays(182)

/** Invented: a shop's daily sales grow slowly, and peak on Saturdays. */
const sales: ChartData = {
  categories: halfYear,
  series: [
    {
      name: 'Faturamento',
      color: 'first',
      values: halfYear.map(({ weekday }, index) =>
        Math.round(
          (4200 + index * 14) * (weekday === 6 ? 1.7 : weekday === 0 ? 0.5 : 0.85 + random() * 0.35),
        ),
      ),
    },
  ],
  format: formatReais,
}

const buildZoomed = (theme: ChartTheme) =>
  buildOption(theme, {
    grid: { bottom: 40 },
    tooltip: { trigger: 'axis', valueFormatter: formatReais },
    dataZoom: zoomParts(theme),
    xAxis: nameAxis(theme, readNames(sales), { boundaryGap: false }),
    yAxis: numberAxis(theme, formatCompact),
    series: sales.series.map(({ name, values }) => ({
      type: 'line',
      name,
      data: values,
      symbol: 'none',
      lineStyle: { width: 1.5 },
      areaStyle: { opacity: 0.18 },
    })),
  })

function ZoomedArea() {
  return (
    <EChart
      label="Faturamento diário da livraria"
      data={sales}
      buildOption={buildZoomed}
      height={320}
      isZoomable
    />
  )
}

export const LineSpecimens = () => (
  <>
    <Specimen
      title="Área com seleção e zoom"
      description="Use os botões, arraste as bordas da faixa de baixo, ou Ctrl e a roda do mouse. As setas leem os valores."
      code="ZoomedArea"
      source={source}
      isWide
    >
      <ZoomedArea />
    </Specimen>
    <Specimen
      title="Área"
      description="O site de um sebo. Com o foco no gráfico, use as setas para ler os valores."
      code="Area"
      source={source}
    >
      <Area />
    </Specimen>
    <Specimen title="Linhas" description="Cada série tem cor e marca próprias." code="Lines" source={source}>
      <Lines />
    </Specimen>
  </>
)
