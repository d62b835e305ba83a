import { Badge } from '@chakra-ui/react'
import { LuCircleCheck, LuCircleX, LuClock } from 'react-icons/lu'
import { Row } from '../basics.tsx'

export const meta = { title: 'Estado', description: 'A cor vem sempre com ícone e palavra.' }

/** Icon and text repeat the meaning of the color. */
export default () => (
  <Row>
    <Badge colorPalette="success" size="md">
      <LuCircleCheck aria-hidden="true" /> Regular
    </Badge>
    <Badge colorPalette="warning" size="md">
      <LuClock aria-hidden="true" /> Aguardando
    </Badge>
    <Badge colorPalette="danger" size="md">
      <LuCircleX aria-hidden="true" /> Irregular
    </Badge>
  </Row>
)
