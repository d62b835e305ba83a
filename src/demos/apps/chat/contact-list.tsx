import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { Chip } from '../../parts/chips.tsx'
import { NoResults } from '../../parts/item-list.tsx'
import { readFirstName, summarize } from './chat.ts'
import {
  countUnread,
  findMessages,
  type MessageHit,
  markHits,
  searchAllMessages,
  searchContacts,
} from './chat-search.ts'
import { ContactRow, type OpenChat } from './contact-row.tsx'
import { jumpTo } from './feed-view.ts'
import { OwnRow } from './own-row.tsx'
import { chatState, chatView, setSearchContact } from './store.ts'

/** The user's own row, which opens the profile, the contacts, and the messages that a search finds. */
export function ContactList({ onOpen }: { onOpen: OpenChat }) {
  const { contacts, chats } = useSnapshot(chatState)
  const { searchContact, user } = useSnapshot(chatView)
  const [isUnreadOnly, setUnreadOnly] = useState(false)
  const found = searchContacts(contacts, searchContact).filter(
    // The open chat is read, and stays in view.
    (contact) =>
      !isUnreadOnly || contact.id === user || countUnread(contact, findMessages(chats, contact.id)) > 0,
  )
  const hits = isUnreadOnly ? [] : searchAllMessages(contacts, chats, searchContact)
  return (
    <Flex direction="column" height="full">
      <OwnRow />
      <SearchField
        label="Buscar contatos"
        placeholder="Buscar contatos e mensagens"
        value={searchContact}
        onChange={setSearchContact}
        width="auto"
        md={{ width: 'auto' }}
        mx="4"
        mb="2"
      />
      <Flex px="4" mb="2">
        <Chip checked={isUnreadOnly} onChange={() => setUnreadOnly(!isUnreadOnly)}>
          Só não lidas
        </Chip>
      </Flex>
      <Box flex="1" minH="0" overflowY="auto">
        {found.length > 0 && (
          <chakra.ul aria-label="Contatos" listStyleType="none">
            {found.map((contact) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                messages={findMessages(chats, contact.id)}
                isOpen={contact.id === user}
                onOpen={onOpen}
              />
            ))}
          </chakra.ul>
        )}
        {hits.length > 0 && <MessageHits hits={hits} search={searchContact} onOpen={onOpen} />}
        {found.length + hits.length === 0 &&
          (searchContact ? (
            <NoResults search={searchContact} onClear={() => setSearchContact('')} />
          ) : (
            <Text color="fg.muted" px="4" py="2">
              Nenhuma conversa com mensagem não lida.
            </Text>
          ))}
      </Box>
    </Flex>
  )
}

type MessageHitsProps = { hits: readonly MessageHit[]; search: string; onOpen: OpenChat }

/** Found messages of all chats. One opens its chat at the message. */
function MessageHits({ hits, search, onOpen }: MessageHitsProps) {
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
