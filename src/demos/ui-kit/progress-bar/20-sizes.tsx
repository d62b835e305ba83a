import { Column } from '../basics.tsx'
import { Bar } from './bar.tsx'

export const meta = { title: 'Tamanhos' }

export default () => (
  <Column gap="4">
    {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
      <Bar key={size} name={`Exemplo no tamanho ${size}`} size={size} shape="full" value={60} striped />
    ))}
  </Column>
)
