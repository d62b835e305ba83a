import { ratings } from '../chart-samples.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildData, buildRadialScale } from '../charts/chartjs-options.ts'

export const meta = { title: 'Radar', description: 'Os mesmos critérios em dois anos.' }

export default canvasChart({
  label: 'Avaliação da loja, em pontos',
  data: ratings,
  build: (theme) => ({
    type: 'radar',
    data: buildData(ratings, theme, (color) => ({ backgroundColor: `${color}22` })),
    options: { scales: { r: { ...buildRadialScale(theme), min: 0, max: 100 } } },
  }),
})
