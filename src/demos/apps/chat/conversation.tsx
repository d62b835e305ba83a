import { Box, Center, Flex } from '@chakra-ui/react'
import { LuPaperclip } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { DropZone } from '@/ui/forms/file-button.tsx'
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
import { useMessageFiles } from './use-message-files.ts'

/** The theme's `xl`. */
const wideMediaQuery = '(min-width: 1280px)'

/** A chat and, if open, the contact's details: beside it, or over it on narrow screens. */
export function Conversation({ contact }: { contact: ContactSnapshot }) {
  const { chats } = useSnapshot(chatState)
  const { openinfo } = useSnapshot(chatView)
  const { search } = useSnapshot(feedView)
  const messageFiles = useMessageFiles()
  const isInfoBeside = useMediaQuery(wideMediaQuery)
  const messages = findMessages(chats, contact.id)
  const readUntil = chats.find(({ userId }) => userId === contact.id)?.readUntil
  const title = `Informações de ${contact.fullName}`
  const info = <ContactInfo contact={contact} messages={messages} isOver={!isInfoBeside} />
  return (
    <Flex flex="1" minH="0">
      <DropZone
        onFiles={(dropped) => void messageFiles.attach([...dropped])}
        align="stretch"
        flex="1"
        minW="0"
        position="relative"
        gap="0"
        p="0"
        borderWidth="0"
        borderRadius="0"
        bg="transparent"
        css={dropHint}
      >
        {search !== null && <FeedSearch messages={messages} />}
        <ChatFeed contact={contact} messages={messages} readUntil={readUntil} />
        <ChatInput contact={contact} messages={messages} messageFiles={messageFiles} />
        <Center data-drop-hint="" aria-hidden="true">
          <LuPaperclip />
          Solte os arquivos para anexar
        </Center>
      </DropZone>
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

/** Covers the conversation while files are dragged over it. */
const dropHint = {
  '& > [data-drop-hint]': { display: 'none' },
  '&[data-zone=over] > [data-drop-hint]': {
    display: 'flex',
    gap: '2',
    position: 'absolute',
    inset: '2',
    fontWeight: '600',
    color: 'primary.fg',
    bg: 'primary.subtle',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'primary.solid',
    borderRadius: 'panel',
    pointerEvents: 'none',
  },
} as const
