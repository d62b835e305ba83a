import {
  Button,
  Center,
  CloseButton,
  Flex,
  HoverCard,
  Menu,
  Popover,
  Portal,
  Text,
  Tooltip,
} from '@chakra-ui/react'
import { hoverCardSlotRecipe, tooltipSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCircleCheck, LuCircleHelp, LuCircleX, LuInfo, LuTriangleAlert } from 'react-icons/lu'
import { Balloon } from '../balloon.tsx'
import { dashedArea, Muted, Row } from '../basics.tsx'
import { DropMenu } from '../dropdown/menu-parts.tsx'

export const meta = {
  Triggers: {
    title: 'Quando abrem',
    description: 'Ao apontar, focar, clicar ou com o botão direito.',
  },
  Colored: { title: 'Balões de cor', description: 'Cada cor com seu ícone e seu título.' },
  Explanation: { title: 'Balão com explicação', description: 'Fica aberto até você fechar.' },
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

export const Triggers = () => (
  <Row>
    <OnHover />
    <OnFocus />
    <OnClick />
    <OnContext />
  </Row>
)

const messages = [
  ['info', 'Manutenção', 'No domingo, das 2h às 4h, as consultas ficam em fila.', LuInfo],
  ['success', 'Fatura paga', 'O recibo chegou ao e-mail do financeiro.', LuCircleCheck],
  ['warning', 'Créditos no fim', 'Restam dez consultas até o dia primeiro.', LuTriangleAlert],
  ['danger', 'Fonte fora do ar', 'Tentamos de novo a cada minuto.', LuCircleX],
] as const

export const Colored = () => (
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

const terms = [
  ['CNS', 'Cartão Nacional de Saúde', 'O número de quinze algarismos com que o SUS identifica uma pessoa.'],
  ['CNAE', 'Atividade econômica', 'O código do que uma empresa faz, com sete algarismos.'],
] as const

export const Explanation = () => (
  <>
    <Muted mb="3">O cadastro aceita pessoas sem CPF, e empresas de qualquer ramo.</Muted>
    <Row>
      {terms.map(([term, title, text]) => (
        <Balloon
          key={title}
          trigger={
            <Button variant="subtle" size="sm">
              <LuCircleHelp aria-hidden="true" /> O que é {term}?
            </Button>
          }
          size="xs"
          content={{ 'aria-label': title }}
        >
          <Popover.Body pe="10">
            <Popover.Title fontWeight="600">{title}</Popover.Title>
            <Popover.Description color="fg.muted" mt="1">
              {text}
            </Popover.Description>
          </Popover.Body>
          <Popover.CloseTrigger asChild position="absolute" top="1" insetEnd="1">
            <CloseButton colorPalette="primary" size="xs" aria-label="Fechar" />
          </Popover.CloseTrigger>
        </Balloon>
      ))}
    </Row>
  </>
)
