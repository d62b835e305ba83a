import { phoneVisits } from '../chart-samples.ts'
import { buildData, buildScales, canvasChart, readByCategory } from '../charts/chartjs-canvas.tsx'

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
