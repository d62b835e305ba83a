import { Button, Center, HoverCard, Menu, Portal, Tooltip } from '@chakra-ui/react'
import { hoverCardSlotRecipe, tooltipSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { Balloon } from '../balloon.tsx'
import { dashedArea, Muted, Row } from '../basics.tsx'
import { DropMenu } from '../dropdown/menu-parts.tsx'

export const meta = {
  title: 'Quando abrem',
  description: 'Ao apontar, focar, clicar ou com o botão direito.',
}

const look = { variant: 'outline', colorPalette: 'primary' } as const

const positioning = { placement: 'top' } as const

/** Opens on focus only. The tooltip's own Esc would stop the key before the button's handler gets it. */
function OnFocus() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Tooltip.Root recipe={tooltipSlotRecipe} open={isOpen} closeOnEscape={false} positioning={positioning}>
      <Tooltip.Trigger asChild>
        <Button
          {...look}
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
  <HoverCard.Root recipe={hoverCardSlotRecipe} openDelay={150} positioning={positioning}>
    <HoverCard.Trigger asChild>
      <Button {...look}>Ao apontar</Button>
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
  <Balloon trigger={<Button {...look}>Ao clicar</Button>} size="xs" placement="top" title="Fica aberto">
    <Muted>Até um clique fora, ou Esc.</Muted>
  </Balloon>
)

function OnContext() {
  const [color, setColor] = useState('neutra')
  const area = (
    <Menu.ContextTrigger asChild>
      <Center {...dashedArea} aria-label="Área do botão direito" px="4" minH="9">
        Com o botão direito: {color}
      </Center>
    </Menu.ContextTrigger>
  )
  return (
    <DropMenu trigger={area} onSelect={({ value }) => setColor(value)}>
      {['neutra', 'clara', 'escura'].map((name) => (
        <Menu.Item key={name} value={name}>
          Cor {name}
        </Menu.Item>
      ))}
    </DropMenu>
  )
}

export default () => (
  <Row>
    <OnHover />
    <OnFocus />
    <OnClick />
    <OnContext />
  </Row>
)
