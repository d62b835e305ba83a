import { Row } from '../basics.tsx'
import { Choice } from './choice.tsx'

export const meta = { title: 'Tamanhos' }

const sizes = { xs: 'Mínima', sm: 'Pequena', md: 'Média', lg: 'Grande' } as const

export default () => (
  <Row gap="6">
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <Choice key={size} size={size} defaultChecked>
        {sizes[size]}
      </Choice>
    ))}
  </Row>
)
