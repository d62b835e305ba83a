import { chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { readFirstName, summarize } from './chat.ts'
import type { MessageHit } from './chat-search.ts'
import type { OpenChat } from './contact-row.tsx'
import { jumpTo } from './feed-view.ts'
import { markHits } from './mark-hits.ts'

type MessageHitsProps = { hits: readonly MessageHit[]; search: string; onOpen: OpenChat }

/** Found messages of all chats. One opens its chat at the message. */
export function MessageHits({ hits, search, onOpen }: MessageHitsProps) {
  return (
    <>
      <Heading as="h2" textStyle="small" fontWeight="600" color="fg.muted" px="4" pt="3" pb="1">
        Mensagens
      </Heading>
      <chakra.ul aria-label="Mensagens encontradas" listStyleType="none">
        {hits.map(({ contact, message }) => (
          <li key={`${contact.id} ${message.time}`}>
            <chakra.button
              type="button"
              css={row}
              onClick={() => {
                onOpen(contact.id)
                // After the message field has taken the focus.
                setTimeout(() => jumpTo(message.time))
              }}
            >
              <Flex gap="2" justify="space-between">
                <Text as="span" fontWeight="500" truncate>
                  {message.sender === 'me' ? `Você a ${readFirstName(contact.fullName)}` : contact.fullName}
                </Text>
                <RelativeTime at={message.time} color="fg.muted" textStyle="small" isShort />
              </Flex>
              <Text as="span" color="fg.muted" lineClamp="2">
                {markHits(summarize(message), search).map(({ text, isHit, start }) =>
                  isHit ? (
                    <chakra.mark key={start} bg="warning.muted" color="fg" borderRadius="2px">
                      {text}
                    </chakra.mark>
                  ) : (
                    text
                  ),
                )}
              </Text>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </>
  )
}

const row = {
  display: 'block',
  width: 'full',
  px: '4',
  py: '2',
  textAlign: 'start',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.hover' },
} as const
