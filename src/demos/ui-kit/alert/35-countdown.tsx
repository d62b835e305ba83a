import { Alert, Box, Button, Flex, Text } from '@chakra-ui/react'
import { alertSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuPause, LuPlay, LuTimer } from 'react-icons/lu'
import { OutlineButton, Row, useRepeat } from '../basics.tsx'

export const meta = { title: 'Com contagem', description: 'O tempo pode ser pausado e renovado.' }

/** The time to answer, in seconds. */
const total = 30

const format = (seconds: number) => `0:${String(seconds).padStart(2, '0')}`

/** The time can be paused and extended, as WCAG 2.2.1 asks. Screen readers hear every tenth second. */
export default function Countdown() {
  const [left, setLeft] = useState(total)
  const [isRunning, setRunning] = useState(false)

  useRepeat(isRunning, 1000, () => setLeft((seconds) => Math.max(0, seconds - 1)))

  if (left === 0)
    return (
      <Flex direction="column" gap="3" align="flex-start">
        <Text role="status">O tempo acabou: aqui a sessão seria encerrada.</Text>
        <OutlineButton
          onClick={() => {
            setLeft(total)
            setRunning(false)
          }}
        >
          Recomeçar
        </OutlineButton>
      </Flex>
    )
  return (
    <Alert.Root
      recipe={alertSlotRecipe}
      variant="surface"
      colorPalette={left <= 10 ? 'danger' : 'warning'}
      position="relative"
      overflow="hidden"
    >
      <Alert.Indicator>
        <LuTimer />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>
          A sessão termina em{' '}
          <Text as="span" role="timer" fontVariantNumeric="tabular-nums">
            {format(left)}
          </Text>
        </Alert.Title>
        <Text role="status" srOnly>
          {isRunning && left % 10 === 0 ? `Faltam ${left} segundos` : ''}
        </Text>
        <Row mt="2">
          <Button size="xs" colorPalette="warning" onClick={() => setLeft(total)}>
            Continuar conectado
          </Button>
          <Button size="xs" variant="ghost" colorPalette="warning" onClick={() => setRunning(!isRunning)}>
            {isRunning ? <LuPause aria-hidden="true" /> : <LuPlay aria-hidden="true" />}
            {isRunning ? 'Pausar o tempo' : 'Correr o tempo'}
          </Button>
        </Row>
      </Alert.Content>
      <Box
        aria-hidden="true"
        position="absolute"
        bottom="0"
        insetStart="0"
        height="1"
        bg="colorPalette.solid"
        transition="width 1s linear"
        _motionReduce={{ transition: 'none' }}
        style={{ width: `${(left / total) * 100}%` }}
      />
    </Alert.Root>
  )
}
