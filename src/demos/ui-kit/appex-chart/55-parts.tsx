import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import type { ChartSlice } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { formatReais } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'
import { sumValues, toColored, toShareGrid } from './samples.ts'

export const meta = {
  Treemap: {
    title: 'Mapa de árvore',
    description: 'Áreas proporcionais ao valor; cada cor é um grupo de despesas.',
    isWide: true,
  },
  Funnel: { title: 'Funil', description: 'Quantas pessoas chegam a cada etapa.' },
  Rose: { title: 'Área polar', description: 'O raio mostra a quantidade.' },
}

/** Invented: what a shop spends in a month. */
const groups = [
  { group: 'Pessoal', color: 'first', items: { Salários: 48200, Encargos: 17300, Benefícios: 9400 } },
  { group: 'Compras', color: 'fourth', items: { Livros: 39800, Papelaria: 12600, Café: 5200 } },
  { group: 'Imóvel', color: 'second', items: { Aluguel: 16500, Contas: 6400 } },
  { group: 'Venda', color: 'third', items: { Frete: 11200, Anúncios: 9900, Cartões: 4600 } },
] as const

const listItems = (items: object): { name: string; value: number }[] =>
  Object.entries(items).map(([name, value]) => ({ name, value }))

const expenses = groups.flatMap(({ group, items }) => listItems(items).map((item) => ({ group, ...item })))

const readShare = (value: number) => formatShare(value / sumValues(expenses))

export const Treemap = eChart({
  label: 'Despesas do mês por grupo',
  data: toGrid(
    'Despesa',
    ['Grupo', 'Valor', 'Parte'],
    expenses.map(({ name, group, value }) => [name, group, formatReais(value), readShare(value)]),
  ),
  // In ECharts the root and each group have an index too.
  points: expenses.map(({ group, name, value }, index) => ({
    text: `${name}, ${group}: ${formatReais(value)}`,
    series: 0,
    index: index + 2 + groups.findIndex((one) => one.group === group),
  })),
  option: ({ label, panel, toCssColor }) => ({
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
        // Text on a chart color: the panel's color has a contrast of 3:1 or more with each.
        label: { ...label, color: panel, fontWeight: 600, overflow: 'truncate' },
        itemStyle: { borderColor: panel, gapWidth: 2, borderWidth: 0 },
        levels: [{ itemStyle: { gapWidth: 6 } }],
        data: groups.map(({ group, color, items }) => ({
          name: group,
          itemStyle: { color: toCssColor(color) },
          children: listItems(items),
        })),
      },
    ],
  }),
})

const visits = 18400

/** Invented: visitors of a shop in a month. */
const steps: readonly ChartSlice[] = [
  { name: 'Visitas', value: visits, color: 'first' },
  { name: 'Buscas', value: 11200, color: 'fourth' },
  { name: 'Carrinho', value: 3900, color: 'second' },
  { name: 'Pagamento', value: 1750, color: 'third' },
  { name: 'Compra', value: 1320, color: 'fifth' },
]

type Item = { name: string; value: number }

const readStep = ({ name, value }: Item) => `${name}: ${formatCount(value)}`

export const Funnel = eChart({
  label: 'Da visita à compra',
  data: toShareGrid(['Etapa', 'Pessoas'], steps, formatCount, visits),
  option: (theme) => ({
    tooltip: { formatter: (item: Item) => `${readStep(item)} (${formatShare(item.value / visits)})` },
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
        label: { ...theme.label, position: 'right', formatter: readStep },
        labelLine: { lineStyle: { color: theme.grid } },
        data: toColored(steps, theme),
      },
    ],
  }),
})

/** Invented. */
const channels: readonly ChartSlice[] = [
  { name: 'Telefone', value: 320, color: 'first' },
  { name: 'E-mail', value: 260, color: 'second' },
  { name: 'Chat', value: 410, color: 'third' },
  { name: 'Balcão', value: 150, color: 'fourth' },
  { name: 'Redes', value: 190, color: 'fifth' },
]

export const Rose = eChart({
  label: 'Chamados por canal',
  data: toShareGrid(['Canal', 'Chamados'], channels, formatCount, sumValues(channels)),
  toggles: channels.map(({ name }) => name),
  option: (theme) => ({
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
          ...theme.label,
          overflow: 'none',
          formatter: ({ value }: { value: number }) => formatCount(value),
        },
        labelLine: { length: 6, length2: 6, lineStyle: { color: theme.grid } },
        data: toColored(channels, theme),
      },
    ],
  }),
})
