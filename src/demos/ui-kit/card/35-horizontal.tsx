import { Card, Image } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { CardTitle, Row, Small } from '../basics.tsx'
import mountain from '../pictures/mountain.svg'

export const meta = { title: 'Na horizontal' }

export default function Horizontal() {
  const noemia = findCastMember('noemia')
  return (
    <Card.Root recipe={cardSlotRecipe} flexDirection="row" overflow="hidden">
      <Image src={mountain} alt="" width={{ base: '96px', sm: '160px' }} objectFit="cover" />
      <Card.Body gap="2" minW="0">
        <CardTitle>Ao lado da imagem</CardTitle>
        <Row>
          <Portrait image={noemia.id} name={noemia.name} size="8" />
          <Small>{noemia.name}, há dois dias</Small>
        </Row>
      </Card.Body>
    </Card.Root>
  )
}
