import { Box, Card, Image, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuBookmark } from 'react-icons/lu'
import { IconAction } from '../../parts/icon-action.tsx'
import { CardTitle } from '../basics.tsx'
import falls from '../pictures/falls.svg'

export const meta = { title: 'Texto sobre imagem' }

/** Text over a picture, on a ground that is dark in both themes. */
export default function Overlay() {
  const [isSaved, setSaved] = useState(false)
  return (
    <Card.Root recipe={cardSlotRecipe} overflow="hidden" position="relative" minH="56">
      <Image src={falls} alt="" position="absolute" inset="0" boxSize="full" objectFit="cover" />
      <Box
        position="absolute"
        inset="0"
        bgImage="linear-gradient(rgb(8 18 28 / 35%), rgb(8 18 28 / 92%) 60%)"
      />
      <IconAction
        label="Guardar Cachoeira no vale"
        aria-pressed={isSaved}
        icon={<LuBookmark fill={isSaved ? 'currentColor' : 'none'} />}
        position="absolute"
        top="3"
        insetEnd="3"
        color="white"
        bg="rgb(8 18 28 / 70%)"
        _hover={{ bg: 'rgb(8 18 28 / 90%)' }}
        onClick={() => setSaved(!isSaved)}
      />
      <Card.Body position="relative" justifyContent="flex-end" color="white" gap="1">
        <CardTitle color="inherit">Cachoeira no vale</CardTitle>
        <Text>Quarenta minutos a pé, com banho no poço de baixo.</Text>
        <Text textStyle="small" role="status">
          {isSaved ? 'Guardada nesta tela' : 'Toque na marca para guardar'}
        </Text>
      </Card.Body>
    </Card.Root>
  )
}
