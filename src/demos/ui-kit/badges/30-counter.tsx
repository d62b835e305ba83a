import { Badge, Box, IconButton } from '@chakra-ui/react'
import { useState } from 'react'
import { LuBell } from 'react-icons/lu'

export const meta = { title: 'Contagem', description: 'O número faz parte do nome do botão.' }

export default function Counter() {
  const [count, setCount] = useState(3)
  return (
    <Box position="relative" display="inline-block">
      <IconButton
        variant="outline"
        aria-label={`Avisos: ${count} não lidos. Somar um`}
        onClick={() => setCount(count + 1)}
      >
        <LuBell />
      </IconButton>
      <Badge
        aria-hidden="true"
        variant="solid"
        colorPalette="danger"
        size="xs"
        borderRadius="full"
        position="absolute"
        top="-2"
        insetEnd="-2"
      >
        {count > 99 ? '99+' : count}
      </Badge>
    </Box>
  )
}
