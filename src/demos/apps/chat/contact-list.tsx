import { chakra, Flex } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { NoResults } from '../../parts/no-results.tsx'
import { searchContacts } from './chat-search.ts'
import { ContactRow } from './contact-row.tsx'
import { OwnRow } from './own-row.tsx'
import { chatState, chatView, setSearchContact } from './store.ts'

/** The user's own row, which opens the profile, and the contacts. */
export function ContactList() {
  const { contacts } = useSnapshot(chatState)
  const { searchContact, user } = useSnapshot(chatView)
  const found = searchContacts(contacts, searchContact)
  return (
    <Flex direction="column" height="full">
      <OwnRow />
      <SearchField
        label="Buscar contatos"
        value={searchContact}
        onChange={setSearchContact}
        width="auto"
        md={{ width: 'auto' }}
        mx="4"
        mb="3"
      />
      {found.length > 0 ? (
        <chakra.ul aria-label="Contatos" listStyleType="none" flex="1" minH="0" overflowY="auto">
          {found.map((contact) => (
            <ContactRow key={contact.id} contact={contact} isOpen={contact.id === user} />
          ))}
        </chakra.ul>
      ) : (
        <NoResults search={searchContact} onClear={() => setSearchContact('')} />
      )}
    </Flex>
  )
}
