import { Column } from '../basics.tsx'
import { Pages } from './pages.tsx'

export const meta = { title: 'Tamanhos' }

export default () => (
  <Column gap="4">
    {(['xs', 'sm', 'md'] as const).map((size) => (
      <Pages key={size} label={`Exemplo no tamanho ${size}`} size={size} count={50} pageSize={10} />
    ))}
  </Column>
)
