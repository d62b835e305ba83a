import { Card, Image, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import mountain from '../pictures/mountain.svg'
import { Row } from '../row.tsx'

export const meta = { title: 'Na horizontal' }

export default function Horizontal() {
  const noemia = findCastMember('noemia')
  return (
    <Card.Root recipe={cardSlotRecipe} flexDirection="row" overflow="hidden">
      <Image src={mountain} alt="" width={{ base: '96px', sm: '160px' }} objectFit="cover" />
      <Card.Body gap="2" minW="0">
        <Card.Title as="h3" textStyle="h3">
          Ao lado da imagem
        </Card.Title>
        <Row>
          <Portrait image={noemia.id} name={noemia.name} size="8" />
          <Text color="fg.muted" textStyle="small">
            {noemia.name}, há dois dias
          </Text>
        </Row>
      </Card.Body>
    </Card.Root>
  )
}
