import { Card, Image } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import mountain from '../pictures/mountain.svg'

export const meta = { title: 'Com imagem' }

export default function WithPicture() {
  return (
    <Card.Root recipe={cardSlotRecipe} overflow="hidden">
      <Image
        src={mountain}
        alt="Serra ao entardecer, com o sol sobre os morros"
        aspectRatio="16 / 9"
        objectFit="cover"
      />
      <Card.Body gap="2">
        <Card.Title as="h3" textStyle="h3">
          Serra do Exemplo
        </Card.Title>
        <Card.Description>Três dias de caminhada, com abrigo no segundo.</Card.Description>
      </Card.Body>
    </Card.Root>
  )
}
