import { phoneVisits } from '../chart-samples.ts'
import { canvasChart } from '../charts/chartjs-canvas.tsx'
import { buildData, buildScales, readByCategory } from '../charts/chartjs-options.ts'

export const meta = { title: 'Barras empilhadas', description: 'Visitas por celular a outras seções.' }

export default canvasChart({
  label: 'Visitas por seção e mês, em barras',
  data: phoneVisits,
  build: (theme) => ({
    type: 'bar',
    data: buildData(phoneVisits, theme),
    options: { interaction: readByCategory, scales: buildScales(theme, true) },
  }),
})
