import { Badge } from '@chakra-ui/react'
import { Row } from '../basics.tsx'

export const meta = { title: 'Variantes' }

export default () => (
  <Row>
    <Badge colorPalette="primary" variant="solid">
      Cheia
    </Badge>
    <Badge colorPalette="primary" variant="subtle">
      Suave
    </Badge>
    <Badge colorPalette="primary" variant="surface">
      Com fundo e borda
    </Badge>
    <Badge colorPalette="primary" variant="outline">
      Contorno
    </Badge>
  </Row>
)
