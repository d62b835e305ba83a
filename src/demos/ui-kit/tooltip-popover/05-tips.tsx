import { Box, Flex, IconButton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCircleHelp, LuCopy, LuPin, LuStar } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { Row, Small } from '../basics.tsx'
import { Tip } from './tip.tsx'

export const meta = {
  title: 'Dicas',
  description: 'Ao apontar ou focar. O essencial está sempre também na página.',
}

const address = 'Rua das Amostras, 120, Recife'

const look = { variant: 'outline', colorPalette: 'neutral' } as const

const toggles = [
  ['Favorita', LuStar, 'Está nas favoritas', 'Pôr nas favoritas'],
  ['Fixa no alto', LuPin, 'Está fixada no alto', 'Fixar no alto da lista'],
] as const

/** Each button works without its tooltip: the name is in `aria-label`. */
export default function Tips() {
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
