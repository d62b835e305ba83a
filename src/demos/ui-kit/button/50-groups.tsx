import { Badge, Button, ButtonGroup, Flex, IconButton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuAlignCenter, LuAlignLeft, LuAlignRight, LuMinus, LuPlus, LuRedo2, LuUndo2 } from 'react-icons/lu'
import { Row } from '../basics.tsx'

export const meta = { title: 'Barra de grupos', description: 'Desfazer e refazer funcionam.' }

const alignments = [
  ['start', 'No começo', <LuAlignLeft key="icon" className="directed" />],
  ['center', 'No centro', <LuAlignCenter key="icon" />],
  ['end', 'No fim', <LuAlignRight key="icon" className="directed" />],
] as const

type Alignment = (typeof alignments)[number][0]

/** A toolbar whose history works: each change can be undone and redone. */
export default function Groups() {
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
        <ButtonGroup attached role="group" aria-label="Alinhamento">
          {alignments.map(([value, name, icon]) => (
            <IconButton
              key={value}
              aria-label={name}
              aria-pressed={value === alignment}
              variant={value === alignment ? 'solid' : 'outline'}
              colorPalette="primary"
              onClick={() => change({ alignment: value })}
            >
              {icon}
            </IconButton>
          ))}
        </ButtonGroup>
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
