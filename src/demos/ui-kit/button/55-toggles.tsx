import { ButtonGroup, IconButton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuBold, LuHeart, LuItalic, LuPin, LuUnderline, LuVolume2, LuVolumeX } from 'react-icons/lu'
import { Column, Row } from '../basics.tsx'

export const meta = { title: 'Alternáveis', description: 'Ligado ou desligado, um ou vários.' }

const styles = [
  ['bold', 'Negrito', LuBold],
  ['italic', 'Itálico', LuItalic],
  ['underline', 'Sublinhado', LuUnderline],
] as const

const toggles = [
  { name: 'Curtir', palette: 'danger', icon: LuHeart, css: { borderRadius: 'full' } },
  { name: 'Fixar no alto', palette: 'primary', icon: LuPin, css: {} },
  { name: 'Sem som', palette: 'warning', icon: LuVolume2, onIcon: LuVolumeX, css: {} },
]

/** `aria-pressed` says the state, so the name stays the same. */
export default function Toggles() {
  const [chosen, setChosen] = useState<readonly string[]>(['bold', 'Fixar no alto'])
  const isOn = (name: string) => chosen.includes(name)
  const toggle = (name: string) =>
    setChosen(isOn(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  return (
    <Column gap="4">
      <Row>
        <ButtonGroup attached role="group" aria-label="Estilo do texto">
          {styles.map(([style, name, Icon]) => (
            <IconButton
              key={style}
              aria-label={name}
              aria-pressed={isOn(style)}
              variant={isOn(style) ? 'solid' : 'outline'}
              colorPalette="primary"
              onClick={() => toggle(style)}
            >
              <Icon />
            </IconButton>
          ))}
        </ButtonGroup>
        <Text
          fontWeight={isOn('bold') ? '700' : '400'}
          fontStyle={isOn('italic') ? 'italic' : 'normal'}
          textDecoration={isOn('underline') ? 'underline' : 'none'}
        >
          Texto de exemplo
        </Text>
      </Row>
      <Row>
        {toggles.map(({ name, palette, icon, onIcon, css }) => {
          const Icon = (isOn(name) && onIcon) || icon
          return (
            <IconButton
              key={name}
              aria-label={name}
              aria-pressed={isOn(name)}
              variant={isOn(name) ? 'subtle' : 'outline'}
              colorPalette={isOn(name) ? palette : 'neutral'}
              css={css}
              onClick={() => toggle(name)}
            >
              <Icon fill={isOn(name) && !onIcon ? 'currentColor' : 'none'} />
            </IconButton>
          )
        })}
      </Row>
    </Column>
  )
}
