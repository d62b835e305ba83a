import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Chip } from '../../parts/chips.tsx'
import { NoResults } from '../../parts/no-results.tsx'
import { countUnread, findMessages, searchAllMessages, searchContacts } from './chat-search.ts'
import { ContactRow, type OpenChat } from './contact-row.tsx'
import { MessageHits } from './message-hits.tsx'
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
