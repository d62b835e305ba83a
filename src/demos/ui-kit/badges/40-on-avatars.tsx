import { Badge, Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { LuBadgeCheck } from 'react-icons/lu'
import { type CastId, cast, findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { PortraitStack } from '../../parts/portrait-stack.tsx'
import { Row, Small } from '../basics.tsx'
import { CountBadge } from './count-badge.tsx'

export const meta = { title: 'Em retratos', description: 'Presença, contagem e conta verificada.' }

const presences = [
  ['marina', 'Disponível', 'success.solid'],
  ['rogerio', 'Ocupado', 'danger.solid'],
  ['jussara', 'Ausente', 'warning.solid'],
  ['caetano', 'Desconectado', 'neutral.emphasized'],
] as const

const counts = [
  ['tereza', 4],
  ['celio', 128],
] as const

const people = cast.slice(4, 8).map(({ id, name }) => ({ image: id, label: name, value: id }))

const dot = { boxSize: '3.5', borderRadius: 'full', borderWidth: '2px', borderColor: 'bg.panel' } as const

const mark = { color: 'info.fg', bg: 'bg.panel', borderRadius: 'full', p: '0.5', fontSize: 'lg' } as const

/** A portrait with a mark over it. Screen readers hear the mark in the name. */
const Marked = ({ id, says, children }: { id: CastId; says: string; children: ReactNode }) => (
  <Box position="relative" role="img" aria-label={`${findCastMember(id).name}: ${says}`}>
    <Portrait image={id} name={findCastMember(id).name} size="11" />
    {children}
  </Box>
)

/** The dot repeats a word that screen readers read with the name. */
export default () => (
  <Flex direction="column" gap="5">
    <Row gap="5">
      {presences.map(([id, presence, color]) => (
        <Flex key={id} direction="column" align="center" gap="1">
          <Marked id={id} says={presence}>
            <Box {...dot} bg={color} position="absolute" bottom="0" insetEnd="0" />
          </Marked>
          <Small aria-hidden="true">{presence}</Small>
        </Flex>
      ))}
    </Row>
    <Row gap="6">
      {counts.map(([id, count]) => (
        <Marked key={id} id={id} says={`${count} mensagens`}>
          <CountBadge count={count} top="-1.5" outline="2px solid" outlineColor="bg.panel" />
        </Marked>
      ))}
      <Marked id="dirce" says="conta verificada">
        <Box {...mark} position="absolute" bottom="-1" insetEnd="-1">
          <LuBadgeCheck />
        </Box>
      </Marked>
      <Flex align="center" gap="2">
        <PortraitStack label="Equipe" people={people} />
        <Badge borderRadius="full" colorPalette="neutral">
          +{cast.length - people.length}
        </Badge>
      </Flex>
    </Row>
  </Flex>
)
