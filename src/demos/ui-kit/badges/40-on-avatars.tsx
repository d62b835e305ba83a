import { Badge, Box, Flex } from '@chakra-ui/react'
import { LuBadgeCheck } from 'react-icons/lu'
import { cast, findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { PortraitStack } from '../../parts/portrait-stack.tsx'
import { Row, Small } from '../basics.tsx'

export const meta = { title: 'Em retratos', description: 'Presença, contagem e conta verificada.' }

const presences = [
  ['marina', 'Disponível', 'success.solid'],
  ['rogerio', 'Ocupado', 'danger.solid'],
  ['jussara', 'Ausente', 'warning.solid'],
  ['caetano', 'Desconectado', 'neutral.emphasized'],
] as const

const people = cast.slice(4, 8).map(({ id, name }) => ({ image: id, label: name, value: id }))

/** The dot repeats a word that screen readers read with the name. */
export default () => (
  <Flex direction="column" gap="5">
    <Row gap="5">
      {presences.map(([id, presence, color]) => {
        const { name } = findCastMember(id)
        return (
          <Flex
            key={id}
            direction="column"
            align="center"
            gap="1"
            role="img"
            aria-label={`${name}: ${presence}`}
          >
            <Box position="relative">
              <Portrait image={id} name={name} size="11" />
              <Box
                position="absolute"
                bottom="0"
                insetEnd="0"
                boxSize="3.5"
                borderRadius="full"
                borderWidth="2px"
                borderColor="bg.panel"
                bg={color}
              />
            </Box>
            <Small>{presence}</Small>
          </Flex>
        )
      })}
    </Row>
    <Row gap="6">
      <Counted id="tereza" count={4} />
      <Counted id="celio" count={128} />
      <Box position="relative" role="img" aria-label={`${findCastMember('dirce').name}: conta verificada`}>
        <Portrait image="dirce" name={findCastMember('dirce').name} size="11" />
        <Box
          position="absolute"
          bottom="-1"
          insetEnd="-1"
          color="info.fg"
          bg="bg.panel"
          borderRadius="full"
          p="0.5"
          fontSize="lg"
        >
          <LuBadgeCheck />
        </Box>
      </Box>
      <Flex align="center" gap="2">
        <PortraitStack label="Equipe" people={people} />
        <Badge borderRadius="full" colorPalette="neutral">
          +{cast.length - people.length}
        </Badge>
      </Flex>
    </Row>
  </Flex>
)

type CountedProps = { id: 'tereza' | 'celio'; count: number }

function Counted({ id, count }: CountedProps) {
  const { name } = findCastMember(id)
  return (
    <Box position="relative" role="img" aria-label={`${name}: ${count} mensagens`}>
      <Portrait image={id} name={name} size="11" />
      <Badge
        variant="solid"
        colorPalette="danger"
        size="xs"
        borderRadius="full"
        position="absolute"
        top="-1.5"
        insetEnd="-2"
        outline="2px solid"
        outlineColor="bg.panel"
      >
        {count > 99 ? '99+' : count}
      </Badge>
    </Box>
  )
}
