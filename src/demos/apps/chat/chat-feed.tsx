import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LuArrowDown } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { useNow } from '@/lib/use-now.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { toIsoDay } from '../../parts/days.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { Bubble } from './bubble.tsx'
import { type ContactSnapshot, type MessageSnapshot, summarize } from './chat.ts'
import { deleteMessage } from './chat-actions.ts'
import { arrangeFeed, formatFeedDay } from './feed-rows.ts'
import { feedView } from './feed-view.ts'

type ChatFeedProps = {
  contact: ContactSnapshot
  messages: readonly MessageSnapshot[]
  readUntil: string | undefined
}

/** Distance from the newest message, in px, up to which the feed follows new ones. */
const endDistance = 80

/** The messages by day, scrolled to the newest unless the user reads older ones. */
export function ChatFeed({ contact, messages, readUntil = '' }: ChatFeedProps) {
  const feed = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const [doomed, setDoomed] = useState<MessageSnapshot>()
  const { newFrom, search, jump, typing } = useSnapshot(feedView)
  const today = toIsoDay(new Date(useNow()))
  const rows = arrangeFeed(messages, newFrom)
  const last = messages.at(-1)
  const lastReceived = messages.findLast(({ sender }) => sender === 'them')?.time ?? ''
  const isTyping = typing.includes(contact.id)
  const follows = isAtEnd || last?.sender === 'me'

  useLayoutEffect(() => {
    if (last?.time && follows) feed.current?.scrollTo(0, 0)
  }, [last?.time])

  useEffect(() => {
    if (!jump) return
    const target = feed.current?.querySelector<HTMLElement>(`[data-time="${jump.time}"]`)
    target?.scrollIntoView({ block: 'center' })
    // The search keeps the focus in its field.
    if (feedView.search === null) target?.focus({ preventScroll: true })
  }, [jump])

  function confirmDeletion() {
    if (doomed) deleteMessage(contact.id, doomed)
    setDoomed(undefined)
    notify.success('Delete Successfully')
  }

  return (
    <Box position="relative" flex="1" minH="0" display="flex">
      <Flex
        ref={feed}
        role="log"
        aria-label={`Conversa com ${contact.fullName}`}
        tabIndex={0}
        // The scroll position starts at the end, and stays there on resize.
        direction="column-reverse"
        flex="1"
        minW="0"
        overflowY="auto"
        p="4"
        focusVisibleRing="inside"
        onScroll={({ currentTarget }) => setAtEnd(currentTarget.scrollTop > -endDistance)}
      >
        <Flex direction="column" mb="auto">
          {rows.map((row) => (
            <Fragment key={`${row.message.time} ${row.message.sender}`}>
              {row.day && <Divider text={formatFeedDay(row.day, today)} />}
              {row.isFirstNew && <Divider text="Novas mensagens" isNew />}
              <Bubble
                contact={contact}
                row={row}
                quoted={messages.find(({ time }) => time === row.message.replyTo)}
                search={search ?? ''}
                isCurrent={jump?.time === row.message.time}
                isRead={row.message.time <= readUntil || row.message.time < lastReceived}
                onDelete={() => setDoomed(row.message)}
              />
            </Fragment>
          ))}
          {messages.length === 0 && (
            <Text color="fg.muted" textAlign="center" py="6">
              Nenhuma mensagem ainda. Escreva a primeira.
            </Text>
          )}
          {isTyping && (
            <Flex gap="2" align="flex-end" mt="3" aria-hidden="true">
              <Portrait image={contact.avatar} name={contact.fullName} size="8" />
              <TypingDots />
            </Flex>
          )}
        </Flex>
      </Flex>
      {!isAtEnd && (
        <Button
          size="sm"
          variant="outline"
          bg="bg.panel"
          borderRadius="full"
          boxShadow="md"
          position="absolute"
          bottom="3"
          insetInline="0"
          mx="auto"
          width="fit-content"
          onClick={() => {
            feed.current?.scrollTo(0, 0)
            feed.current?.focus()
          }}
        >
          <LuArrowDown aria-hidden="true" />
          Ir para a mais recente
        </Button>
      )}
      <Presence>
        {doomed && (
          <ConfirmDialog
            title="Apagar mensagem?"
            detail={`“${summarize(doomed)}” some da conversa. No lugar fica um aviso.`}
            action="Apagar"
            onConfirm={confirmDeletion}
            onClose={() => setDoomed(undefined)}
          />
        )}
      </Presence>
    </Box>
  )
}

function Divider({ text, isNew = false }: { text: string; isNew?: boolean }) {
  return (
    <Flex align="center" gap="3" mt="4" color={isNew ? 'primary.fg' : 'fg.muted'} textStyle="small">
      <Box flex="1" borderTopWidth="1px" borderColor={isNew ? 'primary.emphasized' : 'border.muted'} />
      <Text as="span" fontWeight="500" _firstLetter={{ textTransform: 'uppercase' }}>
        {text}
      </Text>
      <Box flex="1" borderTopWidth="1px" borderColor={isNew ? 'primary.emphasized' : 'border.muted'} />
    </Flex>
  )
}

const bounce = keyframes`0%, 60%, 100% { transform: none } 30% { transform: translateY(-4px) }`

/** Three dots that bounce, unless the user prefers reduced motion. */
const TypingDots = () => (
  <Flex gap="1" px="3" py="3" borderRadius="panel" borderEndStartRadius="2px" bg="bg.muted">
    {[0, 150, 300].map((delay) => (
      <Box
        key={delay}
        boxSize="1.5"
        borderRadius="full"
        bg="fg.muted"
        css={{
          '@media (prefers-reduced-motion: no-preference)': {
            animation: `${bounce} 1.2s ${delay}ms infinite`,
          },
        }}
      />
    ))}
  </Flex>
)
