import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import type { ChartSlice } from '../chart-samples.ts'
import { eChart } from '../charts/echart.tsx'
import { toColored, toShareGrid } from './samples.ts'

export const meta = { title: 'Funil', description: 'Quantas pessoas chegam a cada etapa.' }

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

export default eChart({
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
