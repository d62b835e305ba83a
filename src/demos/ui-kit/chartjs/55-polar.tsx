import { type ChartSlice, slicesToChartData } from '../chart-samples.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildRadialScale, buildSlices } from '../charts/chartjs-options.ts'

export const meta = { title: 'Área polar', description: 'O raio mostra quantas devoluções houve.' }

/** Invented: returned orders by reason. */
const reasons: readonly ChartSlice[] = [
  { name: 'Defeito', color: 'first', value: 46 },
  { name: 'Atraso', color: 'second', value: 31 },
  { name: 'Desistência', color: 'third', value: 58 },
  { name: 'Produto errado', color: 'fourth', value: 22 },
  { name: 'Presente repetido', color: 'fifth', value: 37 },
]

export default canvasChart({
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
