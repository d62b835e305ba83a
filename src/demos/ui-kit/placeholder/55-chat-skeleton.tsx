import { Box, Flex, Skeleton, SkeletonCircle, Text } from '@chakra-ui/react'
import { findCastMember } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Loaded } from './loaded.tsx'

export const meta = { title: 'Conversa' }

const messages = [
  ['A lista de novembro chegou?', false],
  ['Chegou. Faltam só duas placas.', true],
  ['Ótimo. Confiro hoje à tarde e aviso.', false],
  ['Combinado!', true],
] as const

/** The bubbles of the skeleton have sides and widths like those of the messages. */
export default function ChatSkeleton() {
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
