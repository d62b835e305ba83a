import { Box, Button, Flex, IconButton, Kbd, Portal, Text, Tooltip } from '@chakra-ui/react'
import { tooltipSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useState } from 'react'
import { LuCircleHelp, LuCopy, LuLock, LuPin, LuSave, LuStar } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Balloon } from '../balloon.tsx'
import { Muted, OutlineButton, Row, Small } from '../basics.tsx'
import { Compass, type Place } from './compass.tsx'

export const meta = {
  Tips: {
    title: 'Dicas',
    description: 'Ao apontar ou focar. O essencial está sempre também na página.',
  },
  RichTips: { title: 'Dicas ricas', description: 'Atalho, motivo de um bloqueio, cores e demora.' },
  Placements: { title: 'Lugares' },
  PopoverPlaces: { title: 'Lugares do balão' },
}

type TipProps = {
  text: ReactNode
  placement?: Place
  /** A palette of the theme. */
  palette?: string
  /** The time until it opens, in ms. */
  delay?: number
  children: ReactNode
}

/** A tooltip for its only child, a control. It opens on hover and focus; Esc closes it. */
function Tip({ text, placement = 'top', palette, delay = 200, children }: TipProps) {
  const colors = palette ? { '--tooltip-bg': `colors.${palette}.solid`, color: `${palette}.contrast` } : {}
  return (
    <Tooltip.Root recipe={tooltipSlotRecipe} openDelay={delay} closeDelay={100} positioning={{ placement }}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content css={colors} maxW="240px">
            <Tooltip.Arrow>
              <Tooltip.ArrowTip />
            </Tooltip.Arrow>
            {text}
          </Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}

const address = 'Rua das Amostras, 120, Recife'

const look = { variant: 'outline', colorPalette: 'neutral' } as const

const toggles = [
  ['Favorita', LuStar, 'Está nas favoritas', 'Pôr nas favoritas'],
  ['Fixa no alto', LuPin, 'Está fixada no alto', 'Fixar no alto da lista'],
] as const

/** Each button works without its tooltip: the name is in `aria-label`. */
export function Tips() {
  const [isOn, setOn] = useState<Record<string, boolean>>({ Favorita: true })
  const copy = () => void copyText(() => address, 'Endereço copiado')
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Box>
        <Text fontWeight="600">Padaria Amostra</Text>
        <Small>{address}</Small>
      </Box>
      <Row gap="2">
        <Tip text="Copiar para a área de transferência">
          <IconButton {...look} aria-label="Copiar" onClick={copy}>
            <LuCopy />
          </IconButton>
        </Tip>
        {toggles.map(([name, Icon, on, off]) => {
          const isPressed = isOn[name] ?? false
          const toggle = () => setOn({ ...isOn, [name]: !isPressed })
          return (
            <Tip key={name} text={isPressed ? on : off}>
              <IconButton {...look} aria-label={name} aria-pressed={isPressed} onClick={toggle}>
                <Icon fill={isPressed ? 'currentColor' : 'none'} />
              </IconButton>
            </Tip>
          )
        })}
        <Tip text="Conta as consultas dos últimos 30 dias, com as repetidas.">
          <IconButton aria-label="O que é contado" variant="ghost">
            <LuCircleHelp />
          </IconButton>
        </Tip>
      </Row>
    </Flex>
  )
}

const primaryLook = { variant: 'outline', colorPalette: 'primary' } as const

const shortcut = (
  <Flex gap="2" align="center">
    Salvar <Kbd size="sm">Ctrl</Kbd> <Kbd size="sm">S</Kbd>
  </Flex>
)

const reason = (
  <Box>
    <Text fontWeight="600">Sem permissão</Text>
    Só quem administra a conta publica.
  </Box>
)

/** A button that is not available stays focusable, so that its tooltip can say why. */
export const RichTips = () => (
  <Row>
    <Tip text={shortcut}>
      <Button {...primaryLook} onClick={() => notify.info('Nada é guardado neste exemplo')}>
        <LuSave aria-hidden="true" /> Salvar
      </Button>
    </Tip>
    <Tip text={reason}>
      <Button {...primaryLook} aria-disabled="true" opacity="0.6" cursor="not-allowed">
        <LuLock aria-hidden="true" /> Publicar
      </Button>
    </Tip>
    {['primary', 'success', 'danger'].map((palette) => (
      <Tip key={palette} palette={palette} text={`Dica na cor ${palette}`}>
        <Button variant="ghost" colorPalette={palette}>
          {palette}
        </Button>
      </Tip>
    ))}
    <Tip delay={1000} text="Demorou um segundo">
      <Button variant="ghost">Com demora</Button>
    </Tip>
  </Row>
)

export const Placements = () => (
  <Compass
    hint="Aponte, ou passe com Tab."
    hasOnlySides
    render={(placement, name, css) => (
      <Tip key={placement} text={`Dica ${name.toLowerCase()}`} placement={placement}>
        <OutlineButton css={{ ...css, minH: '10' }}>{name}</OutlineButton>
      </Tip>
    )}
  />
)

export const PopoverPlaces = () => (
  <Compass
    hint="Sem espaço, o balão abre do outro lado."
    render={(placement, name, css) => (
      <Balloon
        key={placement}
        trigger={
          <Button size="xs" variant="outline" aria-label={`Balão: ${name}`} css={css}>
            {name}
          </Button>
        }
        size="xs"
        placement={placement}
        title={name}
        content={{ maxW: '200px' }}
        hasArrow
      >
        <Muted>Esc devolve o foco.</Muted>
      </Balloon>
    )}
  />
)
