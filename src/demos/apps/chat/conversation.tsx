import { Box, Flex } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { SideDrawer } from '../../parts/side-drawer.tsx'
import type { ContactSnapshot } from './chat.ts'
import { ChatFeed } from './chat-feed.tsx'
import { ChatInput } from './chat-input.tsx'
import { findMessages } from './chat-search.ts'
import { ContactInfo } from './contact-info.tsx'
import { FeedSearch } from './feed-search.tsx'
import { feedView } from './feed-view.ts'
import { chatState, chatView, toggleInfo } from './store.ts'

/** The theme's `xl`. */
const wideMediaQuery = '(min-width: 1280px)'

/** A chat and, if open, the contact's details: beside it, or over it on narrow screens. */
export function Conversation({ contact }: { contact: ContactSnapshot }) {
  const { chats } = useSnapshot(chatState)
  const { openinfo } = useSnapshot(chatView)
  const { search } = useSnapshot(feedView)
  const isInfoBeside = useMediaQuery(wideMediaQuery)
  const messages = findMessages(chats, contact.id)
  const readUntil = chats.find(({ userId }) => userId === contact.id)?.readUntil
  const title = `Informações de ${contact.fullName}`
  const info = <ContactInfo contact={contact} messages={messages} isOver={!isInfoBeside} />
  return (
    <Flex flex="1" minH="0">
      <Flex direction="column" flex="1" minW="0">
        {search !== null && <FeedSearch messages={messages} />}
        <ChatFeed contact={contact} messages={messages} readUntil={readUntil} />
        <ChatInput contact={contact} messages={messages} />
      </Flex>
      {openinfo && isInfoBeside && (
        <Box
          as="section"
          aria-label={title}
          width="280px"
          flexShrink="0"
          borderStartWidth="1px"
          overflowY="auto"
          // It scrolls, also by keyboard.
          tabIndex={0}
          focusVisibleRing="inside"
        >
          {info}
        </Box>
      )}
      <Presence>
        {openinfo && !isInfoBeside && (
          <SideDrawer title="Informações" isAtEnd onClose={toggleInfo}>
            {info}
          </SideDrawer>
        )}
      </Presence>
    </Flex>
  )
}
