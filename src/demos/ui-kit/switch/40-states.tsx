import { Row } from '../row.tsx'
import { Toggle } from './shared.tsx'

export const meta = { title: 'Estados' }

export default function States() {
  return (
    <Row gap="6">
      <Toggle>Desligado</Toggle>
      <Toggle disabled>Indisponível</Toggle>
      <Toggle disabled defaultChecked>
        Sempre ligado
      </Toggle>
    </Row>
  )
}
