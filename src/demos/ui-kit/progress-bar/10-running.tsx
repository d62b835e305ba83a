import { Button, Flex, Progress } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useState } from 'react'
import { OutlineButton, Row } from '../basics.tsx'

export const meta = { title: 'Em andamento' }

/** A task of five seconds that can be cancelled. */
export default function Running() {
  const [value, setValue] = useState(0)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setValue((before) => Math.min(100, before + 2)), 100)
    return () => clearInterval(timer)
  }, [isRunning])
  const isDone = value === 100
  return (
    <Flex direction="column" gap="4">
      <Progress.Root recipe={progressSlotRecipe} value={value} colorPalette={isDone ? 'success' : 'primary'}>
        <Flex justify="space-between" mb="1.5">
          <Progress.Label>{isDone ? 'Concluído' : 'Processando o lote'}</Progress.Label>
          <Progress.ValueText />
        </Flex>
        <Progress.Track aria-label="Processando o lote">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Row>
        <Button disabled={isDone} onClick={() => setRunning(!isRunning)}>
          {isRunning && !isDone ? 'Pausar' : 'Iniciar'}
        </Button>
        <OutlineButton
          onClick={() => {
            setRunning(false)
            setValue(0)
          }}
        >
          Recomeçar
        </OutlineButton>
      </Row>
    </Flex>
  )
}
