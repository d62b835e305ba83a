import { Badge, Box, Button, Flex, IconButton } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuBadgeCheck, LuBell, LuMail, LuMessageCircle, LuShoppingCart } from 'react-icons/lu'
import { type CastId, cast, findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { PortraitStack } from '../../parts/portrait-stack.tsx'
import { Row, Small } from '../basics.tsx'
import { CountBadge } from './count-badge.tsx'

export const meta = {
  Counter: { title: 'Contagem', description: 'O número faz parte do nome do botão.' },
  OnIcons: { title: 'Em ícones', description: 'Com número ou só um ponto.' },
  OnAvatars: { title: 'Em retratos', description: 'Presença, contagem e conta verificada.' },
}

export function Counter() {
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

const initial = { avisos: 7, mensagens: 120, itens: 2 }

const icons = { avisos: LuBell, mensagens: LuMail, itens: LuShoppingCart }

const look = { variant: 'subtle', colorPalette: 'neutral', borderRadius: 'full' } as const

const dot = { boxSize: '2.5', borderRadius: 'full', bg: 'danger.solid', outline: '2px solid' } as const

/** A click reads one; the badge disappears at zero. */
export function OnIcons() {
  const [counts, setCounts] = useState(initial)
  const [hasNews, setNews] = useState(true)

  function restore() {
    setCounts(initial)
    setNews(true)
  }

  return (
    <>
      <Row gap="5">
        {(Object.keys(counts) as (keyof typeof initial)[]).map((kind) => {
          const count = counts[kind]
          const Icon = icons[kind]
          return (
            <Box key={kind} position="relative">
              <IconButton
                {...look}
                aria-label={`${count} ${kind}. Ler um`}
                aria-disabled={count === 0}
                onClick={() => setCounts({ ...counts, [kind]: Math.max(0, count - 1) })}
              >
                <Icon />
              </IconButton>
              {count > 0 && <CountBadge count={count} top="-1.5" insetEnd="-1.5" />}
            </Box>
          )
        })}
        <Box position="relative">
          <IconButton
            {...look}
            aria-label={hasNews ? 'Conversas: há novidades' : 'Conversas'}
            onClick={() => setNews(!hasNews)}
          >
            <LuMessageCircle />
          </IconButton>
          {hasNews && <Box {...dot} outlineColor="bg.panel" position="absolute" top="0" insetEnd="0" />}
        </Box>
        <Button variant="ghost" colorPalette="primary" onClick={restore}>
          Voltar ao começo
        </Button>
      </Row>
      <Small mt="3">Acima de 99 aparece “99+”; o nome do botão diz o número inteiro.</Small>
    </>
  )
}

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

const presenceDot = {
  boxSize: '3.5',
  borderRadius: 'full',
  borderWidth: '2px',
  borderColor: 'bg.panel',
} as const

const mark = { color: 'info.fg', bg: 'bg.panel', borderRadius: 'full', p: '0.5', fontSize: 'lg' } as const

/** A portrait with a mark over it. Screen readers hear the mark in the name. */
const Marked = ({ id, says, children }: { id: CastId; says: string; children: ReactNode }) => (
  <Box position="relative" role="img" aria-label={`${findCastMember(id).name}: ${says}`}>
    <Portrait image={id} name={findCastMember(id).name} size="11" />
    {children}
  </Box>
)

/** The dot repeats a word that screen readers read with the name. */
export const OnAvatars = () => (
  <Flex direction="column" gap="5">
    <Row gap="5">
      {presences.map(([id, presence, color]) => (
        <Flex key={id} direction="column" align="center" gap="1">
          <Marked id={id} says={presence}>
            <Box {...presenceDot} bg={color} position="absolute" bottom="0" insetEnd="0" />
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
