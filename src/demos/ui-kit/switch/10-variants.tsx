import { Row } from '../basics.tsx'
import { Toggle } from './toggle.tsx'

export const meta = { title: 'Variantes' }

export default () => (
  <Row gap="8">
    <Toggle variant="solid" defaultChecked>
      Cheio
    </Toggle>
    <Toggle variant="raised" defaultChecked>
      Elevado
    </Toggle>
  </Row>
)
