import { Button, Flex, Popover, Text } from '@chakra-ui/react'
import { LuCircleCheck, LuCircleX, LuInfo, LuTriangleAlert } from 'react-icons/lu'
import { Balloon } from '../balloon.tsx'
import { Row } from '../basics.tsx'

export const meta = { title: 'Balões de cor', description: 'Cada cor com seu ícone e seu título.' }

const messages = [
  ['info', 'Manutenção', 'No domingo, das 2h às 4h, as consultas ficam em fila.', LuInfo],
  ['success', 'Fatura paga', 'O recibo chegou ao e-mail do financeiro.', LuCircleCheck],
  ['warning', 'Créditos no fim', 'Restam dez consultas até o dia primeiro.', LuTriangleAlert],
  ['danger', 'Fonte fora do ar', 'Tentamos de novo a cada minuto.', LuCircleX],
] as const

/** The colored head has an icon and a title, so the color is never alone. */
export default () => (
  <Row>
    {messages.map(([palette, title, text, Icon]) => (
      <Balloon
        key={palette}
        trigger={
          <Button variant="subtle" colorPalette={palette}>
            <Icon aria-hidden="true" /> {title}
          </Button>
        }
        size="xs"
        placement="top"
        content={{ 'aria-label': title, borderColor: `${palette}.solid`, overflow: 'hidden' }}
      >
        <Flex align="center" gap="2" px="4" py="2" bg={`${palette}.solid`} color={`${palette}.contrast`}>
          <Icon aria-hidden="true" />
          <Popover.Title fontWeight="600">{title}</Popover.Title>
        </Flex>
        <Popover.Body>
          <Text>{text}</Text>
        </Popover.Body>
      </Balloon>
    ))}
  </Row>
)
