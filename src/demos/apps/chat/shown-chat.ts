import { searchKey, searchTest } from '@/lib/search-text.ts'
import type { ChatView, ContactView, Message } from './chat.ts'

/** The contacts that a search finds by name or role, by their last message, the newest first. */
export function contactsFound(contacts: readonly ContactView[], search: string): ContactView[] {
  const isFound = searchTest(search)
  return contacts
    .filter(({ fullName, role }) => isFound(searchKey(`${fullName} ${role}`)))
    .sort((one, other) => other.lastmessageTime.localeCompare(one.lastmessageTime))
}

/** The messages of the chat with a contact, the oldest first. */
export const messFeed = (chats: readonly ChatView[], contactId: string): readonly Readonly<Message>[] =>
  chats.find(({ userId }) => userId === contactId)?.messages ?? []
