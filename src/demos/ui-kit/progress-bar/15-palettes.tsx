import { Column } from '../basics.tsx'
import { Bar } from './bar.tsx'

export const meta = { title: 'Cores' }

const palettes = ['primary', 'secondary', 'success', 'info', 'warning', 'danger']

export default () => (
  <Column gap="4">
    {palettes.map((palette, index) => (
      <Bar key={palette} name={`Exemplo na cor ${palette}`} colorPalette={palette} value={30 + index * 12} />
    ))}
  </Column>
)
