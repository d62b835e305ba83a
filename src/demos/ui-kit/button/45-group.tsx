import { Button, ButtonGroup } from '@chakra-ui/react'
import { useState } from 'react'

export const meta = { title: 'Grupo', description: 'Uma escolha entre poucas.' }

export default function Group() {
  const [view, setView] = useState('mês')
  return (
    <ButtonGroup attached variant="outline" role="group" aria-label="Período">
      {['dia', 'semana', 'mês'].map((name) => (
        <Button
          key={name}
          aria-pressed={view === name}
          variant={view === name ? 'solid' : 'outline'}
          colorPalette="primary"
          textTransform="capitalize"
          onClick={() => setView(name)}
        >
          {name}
        </Button>
      ))}
    </ButtonGroup>
  )
}
