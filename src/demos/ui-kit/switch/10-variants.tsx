import { Row } from '../row.tsx'
import { Toggle } from './shared.tsx'

export const meta = { title: 'Variantes' }

export default function Variants() {
  return (
    <Row gap="8">
      <Toggle variant="solid" defaultChecked>
        Cheio
      </Toggle>
      <Toggle variant="raised" defaultChecked>
        Elevado
      </Toggle>
    </Row>
  )
}
