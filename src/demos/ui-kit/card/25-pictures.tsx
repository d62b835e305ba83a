import { Box, Card, Image, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuBookmark } from 'react-icons/lu'
import { findCastMember } from '../../parts/cast.ts'
import { IconAction } from '../../parts/icon-action.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { CardTitle, Row, Small } from '../basics.tsx'
import falls from '../pictures/falls.svg'
import mountain from '../pictures/mountain.svg'

export const meta = {
  WithPicture: { title: 'Com imagem' },
  Overlay: { title: 'Texto sobre imagem' },
  Horizontal: { title: 'Na horizontal' },
  AsLink: { title: 'Como link' },
}

export const WithPicture = () => (
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

/** Text over a picture, on a ground that is dark in both themes. */
export function Overlay() {
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

export function Horizontal() {
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

/** The title's link covers the card, so that it is one target with one name. */
export const AsLink = () => (
  <Card.Root
    recipe={cardSlotRecipe}
    position="relative"
    transition="border-color 150ms"
    _hover={{ borderColor: 'primary.solid' }}
    _focusWithin={{ borderColor: 'primary.solid' }}
  >
    <Card.Body gap="1">
      <CardTitle>
        <Text
          as="a"
          {...{ href: '#page-title' }}
          _before={{ content: '""', position: 'absolute', inset: '0' }}
        >
          Um cartão que é um link
        </Text>
      </CardTitle>
      <Card.Description>O cartão inteiro leva ao começo da página.</Card.Description>
    </Card.Body>
  </Card.Root>
)
