import { Button } from '@chakra-ui/react'
import { Row } from '../basics.tsx'

export const meta = { title: 'Tamanhos' }

export default () => (
  <Row>
    <Button size="2xs">Mínimo</Button>
    <Button size="xs">Menor</Button>
    <Button size="sm">Pequeno</Button>
    <Button size="md">Médio</Button>
    <Button size="lg">Grande</Button>
  </Row>
)
