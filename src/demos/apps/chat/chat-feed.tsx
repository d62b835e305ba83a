import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import type { ChatMessage } from './chat.ts'

type ChatFeedProps = { name: string; messages: readonly Readonly<ChatMessage>[] }

/** The messages, scrolled to the newest. */
export function ChatFeed({ name, messages }: ChatFeedProps) {
  const feed = useRef<HTMLDivElement>(null)
  const count = messages.length
  useLayoutEffect(() => {
    if (count > 0) feed.current?.scrollTo(0, 0)
  }, [count])
  return (
    <Flex
      ref={feed}
      role="log"
      aria-label={`Conversa com ${name}`}
      tabIndex={0}
      // The scroll position starts at the end, and stays there on resize.
      direction="column-reverse"
      flex="1"
      minH="0"
      overflowY="auto"
      p="4"
      focusVisibleRing="inside"
    >
      <Flex direction="column" gap="4" mb="auto">
        {messages.map((message) => (
          <Bubble key={`${message.time} ${message.content}`} name={name} message={message} />
        ))}
      </Flex>
    </Flex>
  )
}

function Bubble({ name, message }: { name: string; message: Readonly<ChatMessage> }) {
  const { img, content, time, sender } = message
  const isOwn = sender === 'me'
  return (
    <Flex gap="2" align="flex-end" justify={isOwn ? 'flex-end' : 'flex-start'}>
      {!isOwn && <Portrait image={img} name={name} size="8" />}
      <Box maxW={{ base: '85%', md: '65%' }} minW="0">
        <VisuallyHidden>{isOwn ? 'Você:' : `${name}:`}</VisuallyHidden>
        <Text
          px="3"
          py="2"
          borderRadius="panel"
          borderEndEndRadius={isOwn ? '2px' : 'panel'}
          borderEndStartRadius={isOwn ? 'panel' : '2px'}
          bg={isOwn ? 'primary.subtle' : 'bg.muted'}
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {content}
        </Text>
        <Flex justify={isOwn ? 'flex-end' : 'flex-start'} mt="0.5">
          <RelativeTime at={time} color="fg.muted" textStyle="small" />
        </Flex>
      </Box>
    </Flex>
  )
}
