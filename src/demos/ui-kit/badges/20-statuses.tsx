import { Badge } from '@chakra-ui/react'
import { LuCircleCheck, LuCircleX, LuClock } from 'react-icons/lu'
import { Row } from '../basics.tsx'

export const meta = { title: 'Estado', description: 'A cor vem sempre com ícone e palavra.' }

const statuses = [
  ['success', LuCircleCheck, 'Regular'],
  ['warning', LuClock, 'Aguardando'],
  ['danger', LuCircleX, 'Irregular'],
] as const

/** Icon and text repeat the meaning of the color. */
export default () => (
  <Row>
    {statuses.map(([palette, Icon, name]) => (
      <Badge key={palette} colorPalette={palette} size="md">
        <Icon aria-hidden="true" /> {name}
      </Badge>
    ))}
  </Row>
)
