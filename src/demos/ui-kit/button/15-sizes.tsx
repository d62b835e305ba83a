import { Button } from '@chakra-ui/react'
import { Row } from '../row.tsx'

export const meta = { title: 'Tamanhos' }

export default function Sizes() {
  return (
    <Row>
      <Button size="2xs">Mínimo</Button>
      <Button size="xs">Menor</Button>
      <Button size="sm">Pequeno</Button>
      <Button size="md">Médio</Button>
      <Button size="lg">Grande</Button>
    </Row>
  )
}
