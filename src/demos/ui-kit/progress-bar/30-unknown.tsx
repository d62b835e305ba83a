import { Progress, Spinner, Text } from '@chakra-ui/react'
import { Column, Row } from '../basics.tsx'
import { Bar } from './bar.tsx'

export const meta = { title: 'Sem fim conhecido' }

export default () => (
  <Column gap="5">
    <Bar name="Consultando a fonte" value={null}>
      <Progress.Label mb="1.5">Consultando a fonte…</Progress.Label>
    </Bar>
    <Row>
      <Spinner size="sm" color="primary.fg" aria-hidden="true" />
      <Text role="status">Carregando…</Text>
    </Row>
  </Column>
)
