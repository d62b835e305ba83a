import { ButtonGroup, Flex, IconButton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuBold, LuHeart, LuItalic, LuPin, LuUnderline, LuVolume2, LuVolumeX } from 'react-icons/lu'
import { Row } from '../basics.tsx'

export const meta = { title: 'Alternáveis', description: 'Ligado ou desligado, um ou vários.' }

const styles = {
  bold: ['Negrito', <LuBold key="icon" />],
  italic: ['Itálico', <LuItalic key="icon" />],
  underline: ['Sublinhado', <LuUnderline key="icon" />],
} as const

type Style = keyof typeof styles

/** `aria-pressed` says the state, so the name stays the same. */
export default function Toggles() {
  const [chosen, setChosen] = useState<readonly Style[]>(['bold'])
  const [isLiked, setLiked] = useState(false)
  const [isPinned, setPinned] = useState(true)
  const [isMuted, setMuted] = useState(false)
  const toggle = (style: Style) =>
    setChosen(chosen.includes(style) ? chosen.filter((name) => name !== style) : [...chosen, style])
  return (
    <Flex direction="column" gap="4">
      <Row>
        <ButtonGroup attached role="group" aria-label="Estilo do texto">
          {Object.entries(styles).map(([style, [name, icon]]) => {
            const isOn = chosen.includes(style as Style)
            return (
              <IconButton
                key={style}
                aria-label={name}
                aria-pressed={isOn}
                variant={isOn ? 'solid' : 'outline'}
                colorPalette="primary"
                onClick={() => toggle(style as Style)}
              >
                {icon}
              </IconButton>
            )
          })}
        </ButtonGroup>
        <Text
          fontWeight={chosen.includes('bold') ? '700' : '400'}
          fontStyle={chosen.includes('italic') ? 'italic' : 'normal'}
          textDecoration={chosen.includes('underline') ? 'underline' : 'none'}
        >
          Texto de exemplo
        </Text>
      </Row>
      <Row>
        <IconButton
          aria-label="Curtir"
          aria-pressed={isLiked}
          variant={isLiked ? 'subtle' : 'outline'}
          colorPalette={isLiked ? 'danger' : 'neutral'}
          borderRadius="full"
          onClick={() => setLiked(!isLiked)}
        >
          <LuHeart fill={isLiked ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton
          aria-label="Fixar no alto"
          aria-pressed={isPinned}
          variant={isPinned ? 'subtle' : 'outline'}
          colorPalette={isPinned ? 'primary' : 'neutral'}
          onClick={() => setPinned(!isPinned)}
        >
          <LuPin fill={isPinned ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton
          aria-label="Sem som"
          aria-pressed={isMuted}
          variant={isMuted ? 'subtle' : 'outline'}
          colorPalette={isMuted ? 'warning' : 'neutral'}
          onClick={() => setMuted(!isMuted)}
        >
          {isMuted ? <LuVolumeX /> : <LuVolume2 />}
        </IconButton>
      </Row>
    </Flex>
  )
}
