import { Row } from '../basics.tsx'
import { Toggle } from './toggle.tsx'

export const meta = { title: 'Tamanhos' }

export default () => (
  <Row gap="6">
    <Toggle label="Mínimo" size="xs" defaultChecked />
    <Toggle label="Pequeno" size="sm" defaultChecked />
    <Toggle label="Médio" size="md" defaultChecked />
    <Toggle label="Grande" size="lg" defaultChecked />
  </Row>
)
