import { Row } from '../basics.tsx'
import { Choice } from './choice.tsx'

export const meta = { title: 'Cores' }

export default () => (
  <Row gap="6">
    <Choice label="Primária" colorPalette="primary" defaultChecked />
    <Choice label="Sucesso" colorPalette="success" defaultChecked />
    <Choice label="Atenção" colorPalette="warning" defaultChecked />
    <Choice label="Perigo" colorPalette="danger" defaultChecked />
  </Row>
)
