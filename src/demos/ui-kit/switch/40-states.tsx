import { Row } from '../basics.tsx'
import { Toggle } from './toggle.tsx'

export const meta = { title: 'Estados' }

export default () => (
  <Row gap="6">
    <Toggle>Desligado</Toggle>
    <Toggle disabled>Indisponível</Toggle>
    <Toggle disabled defaultChecked>
      Sempre ligado
    </Toggle>
  </Row>
)
