import { Card, Image } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { CardTitle } from '../basics.tsx'
import mountain from '../pictures/mountain.svg'

export const meta = { title: 'Com imagem' }

export default () => (
  <Card.Root recipe={cardSlotRecipe} overflow="hidden">
    <Image
      src={mountain}
      alt="Serra ao entardecer, com o sol sobre os morros"
      aspectRatio="16 / 9"
      objectFit="cover"
    />
    <Card.Body gap="2">
      <CardTitle>Serra do Exemplo</CardTitle>
      <Card.Description>Três dias de caminhada, com abrigo no segundo.</Card.Description>
    </Card.Body>
  </Card.Root>
)
