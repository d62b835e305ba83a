import { Badge, Button, ButtonGroup, Flex, IconButton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import {
  LuAlignCenter,
  LuAlignLeft,
  LuAlignRight,
  LuBold,
  LuHeart,
  LuItalic,
  LuMinus,
  LuPin,
  LuPlus,
  LuRedo2,
  LuUnderline,
  LuUndo2,
  LuVolume2,
  LuVolumeX,
} from 'react-icons/lu'
import { Column, PressGroup, Row } from '../basics.tsx'

export const meta = {
  Group: { title: 'Grupo', description: 'Uma escolha entre poucas.' },
  Groups: { title: 'Barra de grupos', description: 'Desfazer e refazer funcionam.' },
  Toggles: { title: 'Alternáveis', description: 'Ligado ou desligado, um ou vários.' },
}

export function Group() {
  const [view, setView] = useState('mês')
  return (
    <PressGroup
      label="Período"
      choices={['dia', 'semana', 'mês'].map((name) => [name, name] as const)}
      isOn={(name) => name === view}
      onToggle={setView}
      textTransform="capitalize"
    />
  )
}

const alignments = [
  ['start', <LuAlignLeft key="icon" className="directed" />, 'No começo'],
  ['center', <LuAlignCenter key="icon" />, 'No centro'],
  ['end', <LuAlignRight key="icon" className="directed" />, 'No fim'],
] as const

type Alignment = (typeof alignments)[number][0]

export function Groups() {
  const [history, setHistory] = useState([{ alignment: 'start' as Alignment, size: 14 }])
  const [step, setStep] = useState(0)
  const { alignment, size } = history[step] ?? { alignment: 'start', size: 14 }

  function change(changes: { alignment?: Alignment; size?: number }) {
    const next = { alignment, size, ...changes }
    setHistory([...history.slice(0, step + 1), next])
    setStep(step + 1)
  }

  return (
    <Flex direction="column" gap="4">
      <Row role="toolbar" aria-label="Formato">
        <ButtonGroup attached variant="outline" colorPalette="neutral">
          <IconButton aria-label="Desfazer" disabled={step === 0} onClick={() => setStep(step - 1)}>
            <LuUndo2 className="directed" />
          </IconButton>
          <IconButton
            aria-label="Refazer"
            disabled={step === history.length - 1}
            onClick={() => setStep(step + 1)}
          >
            <LuRedo2 className="directed" />
          </IconButton>
        </ButtonGroup>
        <PressGroup
          label="Alinhamento"
          choices={alignments}
          isOn={(value) => value === alignment}
          onToggle={(value) => change({ alignment: value })}
        />
        <ButtonGroup attached variant="outline" role="group" aria-label="Tamanho">
          <IconButton aria-label="Diminuir" disabled={size <= 12} onClick={() => change({ size: size - 2 })}>
            <LuMinus />
          </IconButton>
          <Button as="span" minW="14" pointerEvents="none">
            {size}
          </Button>
          <IconButton aria-label="Aumentar" disabled={size >= 24} onClick={() => change({ size: size + 2 })}>
            <LuPlus />
          </IconButton>
        </ButtonGroup>
      </Row>
      <Text
        textAlign={alignment}
        p="3"
        bg="bg.subtle"
        borderRadius="control"
        style={{ fontSize: size, lineHeight: 1.4 }}
      >
        O formato vale para este trecho.
      </Text>
      <Row>
        <Votes />
      </Row>
    </Flex>
  )
}

/** A button with its count. */
function Votes() {
  const [hasVoted, setVoted] = useState(false)
  return (
    <Button
      variant={hasVoted ? 'subtle' : 'outline'}
      colorPalette="primary"
      aria-pressed={hasVoted}
      onClick={() => setVoted(!hasVoted)}
    >
      Útil
      <Badge variant="solid" colorPalette="primary" borderRadius="full">
        {hasVoted ? 13 : 12}
      </Badge>
    </Button>
  )
}

const styles = [
  ['bold', <LuBold key="icon" />, 'Negrito'],
  ['italic', <LuItalic key="icon" />, 'Itálico'],
  ['underline', <LuUnderline key="icon" />, 'Sublinhado'],
] as const

const toggles = [
  { name: 'Curtir', palette: 'danger', icon: LuHeart, css: { borderRadius: 'full' } },
  { name: 'Fixar no alto', palette: 'primary', icon: LuPin, css: {} },
  { name: 'Sem som', palette: 'warning', icon: LuVolume2, onIcon: LuVolumeX, css: {} },
]

/** `aria-pressed` says the state, so the name stays the same. */
export function Toggles() {
  const [chosen, setChosen] = useState<readonly string[]>(['bold', 'Fixar no alto'])
  const isOn = (name: string) => chosen.includes(name)
  const toggle = (name: string) =>
    setChosen(isOn(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  return (
    <Column gap="4">
      <Row>
        <PressGroup label="Estilo do texto" choices={styles} isOn={isOn} onToggle={toggle} />
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
