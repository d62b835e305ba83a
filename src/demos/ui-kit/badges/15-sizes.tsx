import { Badge } from '@chakra-ui/react'
import { Row } from '../basics.tsx'

export const meta = { title: 'Tamanhos' }

export default () => (
  <Row>
    {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
      <Badge key={size} size={size} colorPalette="info">
        Tamanho {size}
      </Badge>
    ))}
  </Row>
)
