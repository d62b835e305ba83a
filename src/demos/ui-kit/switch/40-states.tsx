import { Row } from '../basics.tsx'
import { Toggle } from './shared.tsx'

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
