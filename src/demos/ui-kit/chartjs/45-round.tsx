import { formatCount } from '@/lib/format/quantity.ts'
import { type ChartSlice, payments, ratings, slicesToChartData } from '../chart-samples.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildData, buildRadialScale, buildSlices, writeInRing } from '../charts/chartjs-options.ts'

export const meta = {
  Ring: { title: 'Rosca', description: 'Os pedidos do mês, com a soma no meio.' },
  Net: { title: 'Radar', description: 'Os mesmos critérios em dois anos.' },
  Polar: { title: 'Área polar', description: 'O raio mostra quantas devoluções houve.' },
}

const sum = payments.reduce((all, { value }) => all + value, 0)

export const Ring = canvasChart<'doughnut'>({
  label: 'Pedidos por forma de pagamento',
  data: slicesToChartData('Pedidos', payments),
  toggles: payments.map(({ name }) => name),
  build: (theme) => ({
    key: theme.strong,
    type: 'doughnut',
    options: { cutout: '62%' },
    data: buildSlices('Pedidos', payments, theme),
    plugins: [writeInRing(theme, formatCount(sum))],
  }),
})

export const Net = canvasChart({
  label: 'Avaliação da loja, em pontos',
  data: ratings,
  build: (theme) => ({
    type: 'radar',
    data: buildData(ratings, theme, (color) => ({ backgroundColor: `${color}22` })),
    options: { scales: { r: { ...buildRadialScale(theme), min: 0, max: 100 } } },
  }),
})

/** Invented: returned orders by reason. */
const reasons: readonly ChartSlice[] = [
  { name: 'Defeito', color: 'first', value: 46 },
  { name: 'Atraso', color: 'second', value: 31 },
  { name: 'Desistência', color: 'third', value: 58 },
  { name: 'Produto errado', color: 'fourth', value: 22 },
  { name: 'Presente repetido', color: 'fifth', value: 37 },
]

export const Polar = canvasChart({
  isGroup: true,
  label: 'Devoluções por motivo',
  data: slicesToChartData('Devoluções', reasons),
  toggles: reasons.map(({ name }) => name),
  build: (theme) => ({
    type: 'polarArea',
    data: buildSlices('Devoluções', reasons, theme, 'cc'),
    options: { scales: { r: buildRadialScale(theme) } },
  }),
})
