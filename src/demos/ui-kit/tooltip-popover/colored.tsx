import { Button, Flex, Popover, Portal, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { LuCircleCheck, LuCircleX, LuInfo, LuTriangleAlert } from 'react-icons/lu'
import { Row } from '../row.tsx'

const messages = [
  ['info', 'Manutenção', 'No domingo, das 2h às 4h, as consultas ficam em fila.', LuInfo],
  ['success', 'Fatura paga', 'O recibo chegou ao e-mail do financeiro.', LuCircleCheck],
  ['warning', 'Créditos no fim', 'Restam dez consultas até o dia primeiro.', LuTriangleAlert],
  ['danger', 'Fonte fora do ar', 'Tentamos de novo a cada minuto.', LuCircleX],
] as const

/** The colored head has an icon and a title, so the color is never alone. */
export function Colored() {
  return (
    <Row>
      {messages.map(([palette, title, text, Icon]) => (
        <Popover.Root
          key={palette}
          recipe={popoverSlotRecipe}
          size="xs"
          positioning={{ placement: 'top' }}
          lazyMount
          unmountOnExit
        >
          <Popover.Trigger asChild>
            <Button variant="subtle" colorPalette={palette}>
              <Icon aria-hidden="true" /> {title}
            </Button>
          </Popover.Trigger>
          <Portal>
            <Popover.Positioner>
              <Popover.Content
                aria-label={title}
                borderWidth="1px"
                borderColor={`${palette}.solid`}
                bg="bg.panel"
                overflow="hidden"
              >
                <Flex
                  align="center"
                  gap="2"
                  px="4"
                  py="2"
                  bg={`${palette}.solid`}
                  color={`${palette}.contrast`}
                >
                  <Icon aria-hidden="true" />
                  <Popover.Title fontWeight="600">{title}</Popover.Title>
                </Flex>
                <Popover.Body>
                  <Text>{text}</Text>
                </Popover.Body>
              </Popover.Content>
            </Popover.Positioner>
          </Portal>
        </Popover.Root>
      ))}
    </Row>
  )
}
