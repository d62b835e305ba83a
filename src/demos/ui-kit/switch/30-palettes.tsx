import { Row } from '../basics.tsx'
import { Toggle } from './toggle.tsx'

export const meta = { title: 'Cores' }

export default () => (
  <Row gap="6">
    <Toggle label="Primária" colorPalette="primary" defaultChecked />
    <Toggle label="Sucesso" colorPalette="success" defaultChecked />
    <Toggle label="Atenção" colorPalette="warning" defaultChecked />
    <Toggle label="Perigo" colorPalette="danger" defaultChecked />
  </Row>
)
