import { Badge } from '@chakra-ui/react'
import { Row } from '../basics.tsx'

export const meta = { title: 'Variantes' }

const variants = [
  ['solid', 'Cheia'],
  ['subtle', 'Suave'],
  ['surface', 'Com fundo e borda'],
  ['outline', 'Contorno'],
] as const

export default () => (
  <Row>
    {variants.map(([variant, name]) => (
      <Badge key={variant} colorPalette="primary" variant={variant}>
        {name}
      </Badge>
    ))}
  </Row>
)
