import { Box, Center, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { LuChevronDown, LuChevronUp, LuPaperclip, LuX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { DropZone } from '@/ui/forms/file-button.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { IconAction } from '../../parts/icon-action.tsx'
import { SideDrawer } from '../../parts/side-drawer.tsx'
import type { ContactSnapshot, MessageSnapshot } from './chat.ts'
import { ChatFeed } from './chat-feed.tsx'
import { ChatInput } from './chat-input.tsx'
import { findMessages, searchMessages } from './chat-search.ts'
import { ContactInfo } from './contact-info.tsx'
import { feedView, jumpTo, setFeedSearch } from './feed-view.ts'
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

/** Searches the open chat and jumps between the hits: Enter to the older one, Shift+Enter to the newer one. */
function FeedSearch({ messages }: { messages: readonly MessageSnapshot[] }) {
  const form = useRef<HTMLFormElement>(null)
  const { search, jump } = useSnapshot(feedView)
  const hits = searchMessages(messages, search ?? '')
  const current = hits.findIndex(({ time }) => time === jump?.time)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  /** Moves to an older (-1) or newer (1) hit, and around at the ends. */
  function move(step: 1 | -1) {
    const from = current < 0 ? (step === 1 ? -1 : hits.length) : current
    const hit = hits.at((from + step + hits.length) % hits.length)
    if (hit) jumpTo(hit.time)
  }

  function change(text: string) {
    setFeedSearch(text)
    const newest = searchMessages(messages, text).at(-1)
    if (newest) jumpTo(newest.time)
    else feedView.jump = null
  }

  function close() {
    setFeedSearch(null)
    feedView.jump = null
    document.querySelector<HTMLElement>('[data-feed-search]')?.focus()
  }

  return (
    <chakra.form
      ref={form}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="1"
      px="3"
      py="2"
      borderBottomWidth="1px"
      bg="bg.subtle"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
          move(event.shiftKey ? 1 : -1)
        }
        if (event.key === 'Escape' && !search) close()
      }}
    >
      <SearchField
        label="Buscar na conversa"
        // The contacts have a search landmark too.
        aria-label="Buscar na conversa"
        value={search ?? ''}
        onChange={change}
        flex="1 1 9rem"
        width="auto"
        md={{ width: 'auto' }}
      />
      <Text role="status" color="fg.muted" textStyle="small" px="1" minW="5.5rem">
        {describe(search ?? '', hits.length, current)}
      </Text>
      <Flex>
        <IconAction
          label="Resultado anterior"
          icon={<LuChevronUp />}
          disabled={hits.length === 0}
          onClick={() => move(-1)}
        />
        <IconAction
          label="Próximo resultado"
          icon={<LuChevronDown />}
          disabled={hits.length === 0}
          onClick={() => move(1)}
        />
        <IconAction label="Fechar busca" icon={<LuX />} onClick={close} />
      </Flex>
    </chakra.form>
  )
}

function describe(search: string, count: number, current: number): string {
  if (!search.trim()) return ''
  if (count === 0) return 'Nada encontrado'
  return current < 0 ? `${count} encontradas` : `${current + 1} de ${count}`
}
