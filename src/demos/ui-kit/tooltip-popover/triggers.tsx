import { Button, Center, HoverCard, Menu, Popover, Portal, Text, Tooltip } from '@chakra-ui/react'
import {
  hoverCardSlotRecipe,
  menuSlotRecipe,
  popoverSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme'
import { useState } from 'react'
import { Row } from '../row.tsx'

/** Opens on focus only. The tooltip's own Esc would stop the key before the button's handler gets it. */
function OnFocus() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Tooltip.Root
      recipe={tooltipSlotRecipe}
      open={isOpen}
      closeOnEscape={false}
      positioning={{ placement: 'top' }}
    >
      <Tooltip.Trigger asChild>
        <Button
          variant="outline"
          colorPalette="primary"
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          Ao focar
        </Button>
      </Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>Tab chega aqui; Esc fecha</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}

const OnHover = () => (
  <HoverCard.Root recipe={hoverCardSlotRecipe} openDelay={150} positioning={{ placement: 'top' }}>
    <HoverCard.Trigger asChild>
      <Button variant="outline" colorPalette="primary">
        Ao apontar
      </Button>
    </HoverCard.Trigger>
    <Portal>
      <HoverCard.Positioner>
        <HoverCard.Content borderWidth="1px" bg="bg.panel" maxW="220px">
          O ponteiro pode entrar neste balão sem que ele feche.
        </HoverCard.Content>
      </HoverCard.Positioner>
    </Portal>
  </HoverCard.Root>
)

const OnClick = () => (
  <Popover.Root
    recipe={popoverSlotRecipe}
    size="xs"
    positioning={{ placement: 'top' }}
    lazyMount
    unmountOnExit
  >
    <Popover.Trigger asChild>
      <Button variant="outline" colorPalette="primary">
        Ao clicar
      </Button>
    </Popover.Trigger>
    <Portal>
      <Popover.Positioner>
        <Popover.Content aria-label="Fica aberto" borderWidth="1px" bg="bg.panel">
          <Popover.Body>
            <Popover.Title fontWeight="600">Fica aberto</Popover.Title>
            <Text color="fg.muted">Até um clique fora, ou Esc.</Text>
          </Popover.Body>
        </Popover.Content>
      </Popover.Positioner>
    </Portal>
  </Popover.Root>
)

function OnContext() {
  const [color, setColor] = useState('neutra')
  return (
    <Menu.Root recipe={menuSlotRecipe} onSelect={({ value }) => setColor(value)}>
      <Menu.ContextTrigger asChild>
        <Center
          tabIndex={0}
          role="group"
          aria-label="Área do botão direito"
          px="4"
          minH="9"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="border.control"
          borderRadius="control"
          userSelect="none"
          focusVisibleRing="outside"
        >
          Com o botão direito: {color}
        </Center>
      </Menu.ContextTrigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content borderWidth="1px">
            {['neutra', 'clara', 'escura'].map((name) => (
              <Menu.Item key={name} value={name}>
                Cor {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

export function Triggers() {
  return (
    <Row>
      <OnHover />
      <OnFocus />
      <OnClick />
      <OnContext />
    </Row>
  )
}
