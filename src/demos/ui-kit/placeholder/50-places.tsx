import { Box, Flex, Grid, Skeleton, SkeletonCircle, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { cast, findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { OutlineButton, Small } from '../basics.tsx'
import { Cover, landscapes } from '../pictures/landscapes.tsx'
import { Loaded } from './loaded.tsx'

export const meta = {
  InPlace: { title: 'No lugar do conteúdo', description: 'Você decide quando.' },
  ChatSkeleton: { title: 'Conversa' },
  GallerySkeleton: { title: 'Galeria', isWide: true },
}

const people = cast.slice(0, 3)

const PersonSkeleton = () => (
  <Flex gap="3" align="center" height="10">
    <SkeletonCircle size="9" />
    <Box flex="1">
      <Skeleton height="3" width="40%" mb="2" />
      <Skeleton height="3" width="25%" />
    </Box>
  </Flex>
)

/** Has the content's size, so that the layout does not shift. `aria-busy` marks it as loading. */
export function InPlace() {
  const [isLoading, setLoading] = useState(true)
  return (
    <>
      <Flex direction="column" gap="3" aria-busy={isLoading} mb="4">
        {people.map(({ id, name, role }) =>
          isLoading ? (
            <PersonSkeleton key={id} />
          ) : (
            <Flex key={id} gap="3" align="center" height="10">
              <Portrait image={id} name={name} />
              <Box>
                <Text fontWeight="600">{name}</Text>
                <Small>{role}</Small>
              </Box>
            </Flex>
          ),
        )}
      </Flex>
      <OutlineButton onClick={() => setLoading(!isLoading)}>
        {isLoading ? 'Mostrar o conteúdo' : 'Mostrar o esqueleto'}
      </OutlineButton>
    </>
  )
}

const messages = [
  ['A lista de novembro chegou?', false],
  ['Chegou. Faltam só duas placas.', true],
  ['Ótimo. Confiro hoje à tarde e aviso.', false],
  ['Combinado!', true],
] as const

/** The bubbles of the skeleton have sides and widths like those of the messages. */
export function ChatSkeleton() {
  const { id, name } = findCastMember('jussara')
  return (
    <Loaded
      skeleton={
        <Flex direction="column" gap="3">
          {messages.map(([text, isOwn]) => (
            <Flex key={text} gap="2" align="flex-end" direction={isOwn ? 'row-reverse' : 'row'}>
              {!isOwn && <SkeletonCircle size="7" />}
              <Skeleton
                flexShrink="1"
                height="9"
                borderRadius="panel"
                style={{ width: `${text.length + 4}ch` }}
              />
            </Flex>
          ))}
        </Flex>
      }
    >
      <Flex direction="column" gap="3">
        {messages.map(([text, isOwn]) => (
          <Flex key={text} gap="2" align="flex-end" direction={isOwn ? 'row-reverse' : 'row'}>
            {!isOwn && <Portrait image={id} name={name} size="7" />}
            <Box
              px="3"
              py="2"
              borderRadius="panel"
              bg={isOwn ? 'primary.subtle' : 'bg.muted'}
              color={isOwn ? 'primary.fg' : 'fg'}
            >
              <Text>
                <Text as="span" srOnly>
                  {isOwn ? 'Você: ' : `${name}: `}
                </Text>
                {text}
              </Text>
            </Box>
          </Flex>
        ))}
      </Flex>
    </Loaded>
  )
}

const columns = { base: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' }

/** Pictures keep their ratio from the start, so that the captions do not move. */
export const GallerySkeleton = () => (
  <Loaded
    skeleton={
      <Grid templateColumns={columns} gap="3">
        {landscapes.map(({ title }) => (
          <Box key={title}>
            <Skeleton aspectRatio="16 / 10" />
            <Skeleton height="3" width="70%" mt="2" mb="0.5" />
          </Box>
        ))}
      </Grid>
    }
  >
    <Grid templateColumns={columns} gap="3">
      {landscapes.map(({ picture, title }) => (
        <Box key={title} minW="0">
          <Cover src={picture} alt="" ratio="16 / 10" borderRadius="control" />
          <Small mt="1" truncate>
            {title}
          </Small>
        </Box>
      ))}
    </Grid>
  </Loaded>
)
