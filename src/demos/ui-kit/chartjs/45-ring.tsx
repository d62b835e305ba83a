import { formatCount } from '@/lib/format/quantity.ts'
import { payments, slicesToChartData } from '../chart-samples.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildSlices, writeInRing } from '../charts/chartjs-options.ts'

export const meta = { title: 'Rosca', description: 'Os pedidos do mês, com a soma no meio.' }

const sum = payments.reduce((all, { value }) => all + value, 0)

export default canvasChart<'doughnut'>({
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
