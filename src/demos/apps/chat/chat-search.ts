import { searchKey, searchTest } from '@/lib/search-text.ts'
import type { ChatMessage, ChatSnapshot, ContactSnapshot } from './chat.ts'

/** The contacts that a search finds by name or role, by their last message, the newest first. */
export function searchContacts(contacts: readonly ContactSnapshot[], search: string): ContactSnapshot[] {
  const isFound = searchTest(search)
  return contacts
    .filter(({ fullName, role }) => isFound(searchKey(`${fullName} ${role}`)))
    .sort((one, other) => other.lastmessageTime.localeCompare(one.lastmessageTime))
}

/** The messages of the chat with a contact, the oldest first. */
export const findMessages = (
  chats: readonly ChatSnapshot[],
  contactId: string,
): readonly Readonly<ChatMessage>[] => chats.find(({ userId }) => userId === contactId)?.messages ?? []
