import { formatShare } from '@/lib/format/quantity.ts'
import { eChart } from '../charts/echart.tsx'
import { formatReais } from '../charts/sample-series.ts'
import { toGrid } from '../charts/value-grid.ts'
import { sumValues } from './samples.ts'

export const meta = {
  title: 'Mapa de árvore',
  description: 'Áreas proporcionais ao valor; cada cor é um grupo de despesas.',
  isWide: true,
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

export default eChart({
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
