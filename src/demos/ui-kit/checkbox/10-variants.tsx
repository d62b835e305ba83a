import { Row } from '../basics.tsx'
import { Choice } from './choice.tsx'

export const meta = { title: 'Variantes' }

export default () => (
  <Row gap="6">
    <Choice variant="solid" defaultChecked>
      Cheia
    </Choice>
    <Choice variant="outline" defaultChecked>
      Contorno
    </Choice>
    <Choice variant="subtle" defaultChecked>
      Suave
    </Choice>
  </Row>
)
