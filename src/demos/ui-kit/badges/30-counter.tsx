import { Box, IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { LuBell } from 'react-icons/lu'
import { CountBadge } from './count-badge.tsx'

export const meta = { title: 'Contagem', description: 'O número faz parte do nome do botão.' }

export default function Counter() {
  const [count, setCount] = useState(3)
  const name = `Avisos: ${count} não lidos. Somar um`
  return (
    <Box position="relative" display="inline-block">
      <IconButton variant="outline" aria-label={name} onClick={() => setCount(count + 1)}>
        <LuBell />
      </IconButton>
      <CountBadge count={count} />
    </Box>
  )
}
