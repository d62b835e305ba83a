import { Row } from '../basics.tsx'
import { Toggle } from './toggle.tsx'

export const meta = { title: 'Tamanhos' }

const sizes = { xs: 'Mínimo', sm: 'Pequeno', md: 'Médio', lg: 'Grande' } as const

export default () => (
  <Row gap="6">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <Toggle key={size} size={size} defaultChecked>
        {sizes[size]}
      </Toggle>
    ))}
  </Row>
)
