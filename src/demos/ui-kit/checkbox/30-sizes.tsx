import { Row } from '../row.tsx'
import { Choice } from './shared.tsx'

export const meta = { title: 'Tamanhos' }

const sizes = { xs: 'Mínima', sm: 'Pequena', md: 'Média', lg: 'Grande' } as const

export default function Sizes() {
  return (
    <Row gap="6">
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Choice key={size} size={size} defaultChecked>
          {sizes[size]}
        </Choice>
      ))}
    </Row>
  )
}
