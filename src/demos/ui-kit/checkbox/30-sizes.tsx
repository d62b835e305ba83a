import { Row } from '../basics.tsx'
import { Choice } from './choice.tsx'

export const meta = { title: 'Tamanhos' }

export default () => (
  <Row gap="6">
    <Choice label="Mínima" size="xs" defaultChecked />
    <Choice label="Pequena" size="sm" defaultChecked />
    <Choice label="Média" size="md" defaultChecked />
    <Choice label="Grande" size="lg" defaultChecked />
  </Row>
)
