import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import type { ChartColor } from '@/ui/charts/chart-data.ts'
import { Specimen } from '../specimen.tsx'
import type { ChartTheme } from '../use-chart-theme.ts'
import { EChart } from './echart.tsx'
import { buildOption } from './echarts-options.ts'
import { formatReais } from './sample-series.ts'
import type { ValueGrid } from './value-grid.ts'

const source = () => import('./apex-parts.tsx?raw')

type Slice = { name: string; value: number; color: ChartColor }

const sumValues = (slices: readonly { value: number }[]) => slices.reduce((sum, { value }) => sum + value, 0)

const toShareGrid = (
  rowHeader: string,
  column: string,
  slices: readonly Slice[],
  format: (value: number) => string,
  whole: number,
): ValueGrid => ({
  rowHeader,
  columns: [column, 'Parte'],
  rows: slices.map(({ name, value }) => ({
    title: name,
    cells: [format(value), formatShare(value / whole)],
  })),
})

const toColored = (slices: readonly Slice[], theme: ChartTheme) =>
  slices.map(({ name, value, color }) => ({
    name,
    value,
    itemStyle: { color: theme.toCssColor(color), borderColor: theme.panel, borderWidth: 2 },
  }))

/** Invented: what a shop spends in a month. */
const expenseGroups = [
  { name: 'Pessoal', color: 'first', items: { Salários: 48200, Encargos: 17300, Benefícios: 9400 } },
  { name: 'Compras', color: 'fourth', items: { Livros: 39800, Papelaria: 12600, Café: 5200 } },
  { name: 'Imóvel', color: 'second', items: { Aluguel: 16500, Contas: 6400 } },
  { name: 'Venda', color: 'third', items: { Frete: 11200, Anúncios: 9900, Cartões: 4600 } },
] as const

const expenses = expenseGroups.flatMap(({ name, color, items }) =>
  Object.entries(items).map(([item, value]) => ({ group: name, name: item, color, value })),
)

const expenseGrid: ValueGrid = {
  rowHeader: 'Despesa',
  columns: ['Grupo', 'Valor', 'Parte'],
  rows: expenses.map(({ name, group, value }) => ({
    title: name,
    cells: [group, formatReais(value), formatShare(value / sumValues(expenses))],
  })),
}

/** Text on a chart color: the panel's color has a contrast of 3:1 or more with each. */
const onColor = (theme: ChartTheme) => ({
  color: theme.panel,
  fontFamily: theme.font,
  fontSize: 12,
  fontWeight: 600,
})

const buildTreemap = (theme: ChartTheme) =>
  buildOption(theme, {
    tooltip: { valueFormatter: formatReais },
    series: [
      {
        type: 'treemap',
        roam: false,
        nodeClick: false,
        breadcrumb: { show: false },
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        label: { ...onColor(theme), overflow: 'truncate' },
        itemStyle: { borderColor: theme.panel, gapWidth: 2, borderWidth: 0 },
        levels: [{ itemStyle: { gapWidth: 6 } }],
        data: expenseGroups.map(({ name, color, items }) => ({
          name,
          itemStyle: { color: theme.toCssColor(color) },
          children: Object.entries(items).map(([item, value]) => ({ name: item, value })),
        })),
      },
    ],
  })

/** In ECharts the root and each group have an index too. */
const expensePoints = expenses.map(({ group, name, value }, index) => ({
  text: `${name}, ${group}: ${formatReais(value)}`,
  series: 0,
  index: index + 2 + expenseGroups.findIndex((one) => one.name === group),
}))

function Treemap() {
  return (
    <EChart
      label="Despesas do mês por grupo"
      data={expenseGrid}
      points={expensePoints}
      buildOption={buildTreemap}
    />
  )
}

/** Invented: visitors of a shop in a month. */
const steps: readonly Slice[] = [
  { name: 'Visitas', value: 18400, color: 'first' },
  { name: 'Buscas', value: 11200, color: 'fourth' },
  { name: 'Carrinho', value: 3900, color: 'second' },
  { name: 'Pagamento', value: 1750, color: 'third' },
  { name: 'Compra', value: 1320, color: 'fifth' },
]

const stepGrid = toShareGrid('Etapa', 'Pessoas', steps, formatCount, steps[0]?.value ?? 1)

const buildFunnel = (theme: ChartTheme) =>
  buildOption(theme, {
    tooltip: {
      formatter: ({ name, value }: { name: string; value: number }) =>
        `${name}: ${formatCount(value)} (${formatShare(value / (steps[0]?.value ?? 1))})`,
    },
    series: [
      {
        type: 'funnel',
        left: 0,
        width: '55%',
        top: 4,
        bottom: 4,
        minSize: '6%',
        gap: 2,
        // The narrow steps have no space inside.
        label: {
          position: 'right',
          color: theme.text,
          fontFamily: theme.font,
          fontSize: 12,
          formatter: ({ name, value }: { name: string; value: number }) => `${name}: ${formatCount(value)}`,
        },
        labelLine: { lineStyle: { color: theme.grid } },
        data: toColored(steps, theme),
      },
    ],
  })

function Funnel() {
  return <EChart label="Da visita à compra" data={stepGrid} buildOption={buildFunnel} />
}

/** Invented. */
const channels: readonly Slice[] = [
  { name: 'Telefone', value: 320, color: 'first' },
  { name: 'E-mail', value: 260, color: 'second' },
  { name: 'Chat', value: 410, color: 'third' },
  { name: 'Balcão', value: 150, color: 'fourth' },
  { name: 'Redes', value: 190, color: 'fifth' },
]

const channelGrid = toShareGrid('Canal', 'Chamados', channels, formatCount, sumValues(channels))

const buildRose = (theme: ChartTheme) =>
  buildOption(theme, {
    legend: {},
    tooltip: {
      formatter: ({ name, value, percent }: { name: string; value: number; percent: number }) =>
        `${name}: ${formatCount(value)} (${formatShare(percent / 100)})`,
    },
    series: [
      {
        type: 'pie',
        roseType: 'area',
        center: ['50%', '44%'],
        radius: ['10%', '64%'],
        // No slice points straight down, where its label would lie on it.
        startAngle: 108,
        label: {
          color: theme.text,
          fontFamily: theme.font,
          fontSize: 12,
          overflow: 'none',
          formatter: ({ value }: { value: number }) => formatCount(value),
        },
        labelLine: { length: 6, length2: 6, lineStyle: { color: theme.grid } },
        data: toColored(channels, theme),
      },
    ],
  })

function Rose() {
  return (
    <EChart
      label="Chamados por canal"
      data={channelGrid}
      toggles={channels.map(({ name }) => name)}
      buildOption={buildRose}
    />
  )
}

export const PartSpecimens = () => (
  <>
    <Specimen
      title="Mapa de árvore"
      description="Áreas proporcionais ao valor; cada cor é um grupo de despesas."
      code="Treemap"
      source={source}
      isWide
    >
      <Treemap />
    </Specimen>
    <Specimen title="Funil" description="Quantas pessoas chegam a cada etapa." code="Funnel" source={source}>
      <Funnel />
    </Specimen>
    <Specimen title="Área polar" description="O raio mostra a quantidade." code="Rose" source={source}>
      <Rose />
    </Specimen>
  </>
)
