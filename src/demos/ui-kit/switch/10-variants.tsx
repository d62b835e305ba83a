import { Row } from '../basics.tsx'
import { Toggle } from './toggle.tsx'

export const meta = { title: 'Variantes' }

export default () => (
  <Row gap="8">
    <Toggle label="Cheio" variant="solid" defaultChecked />
    <Toggle label="Elevado" variant="raised" defaultChecked />
  </Row>
)
