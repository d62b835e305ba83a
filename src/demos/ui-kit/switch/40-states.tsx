import { Row } from '../basics.tsx'
import { Toggle } from './toggle.tsx'

export const meta = { title: 'Estados' }

export default () => (
  <Row gap="6">
    <Toggle label="Desligado" />
    <Toggle label="Indisponível" disabled />
    <Toggle label="Sempre ligado" disabled defaultChecked />
  </Row>
)
