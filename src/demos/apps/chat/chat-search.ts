import { searchKey, searchTest } from '@/lib/search-text.ts'
import type { ChatMessage, ChatSnapshot, ContactSnapshot } from './chat.ts'

/** Returns the contacts that match by name or role, latest message first. */
export function searchContacts(contacts: readonly ContactSnapshot[], search: string): ContactSnapshot[] {
  const isFound = searchTest(search)
  return contacts
    .filter(({ fullName, role }) => isFound(searchKey(`${fullName} ${role}`)))
    .sort((one, other) => other.lastmessageTime.localeCompare(one.lastmessageTime))
}

/** Returns the messages with a contact, oldest first. */
export const findMessages = (
  chats: readonly ChatSnapshot[],
  contactId: string,
): readonly Readonly<ChatMessage>[] => chats.find(({ userId }) => userId === contactId)?.messages ?? []
