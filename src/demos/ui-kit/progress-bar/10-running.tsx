import { Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Column, OutlineButton, Row } from '../basics.tsx'
import { Bar, BarHead } from './bar.tsx'

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

  function restart() {
    setRunning(false)
    setValue(0)
  }

  return (
    <Column gap="4">
      <Bar name="Processando o lote" value={value} colorPalette={isDone ? 'success' : 'primary'}>
        <BarHead text={isDone ? 'Concluído' : 'Processando o lote'} />
      </Bar>
      <Row>
        <Button disabled={isDone} onClick={() => setRunning(!isRunning)}>
          {isRunning && !isDone ? 'Pausar' : 'Iniciar'}
        </Button>
        <OutlineButton onClick={restart}>Recomeçar</OutlineButton>
      </Row>
    </Column>
  )
}
