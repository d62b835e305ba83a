import { Row } from '../basics.tsx'
import { Choice } from './choice.tsx'

export const meta = { title: 'Variantes' }

export default () => (
  <Row gap="6">
    <Choice label="Cheia" variant="solid" defaultChecked />
    <Choice label="Contorno" variant="outline" defaultChecked />
    <Choice label="Suave" variant="subtle" defaultChecked />
  </Row>
)
