import { queryWords, searchKey, searchTest } from '@/lib/search-text.ts'
import { type ChatSnapshot, type ContactSnapshot, type MessageSnapshot, summarize } from './chat.ts'

type TextPart = { text: string; isHit: boolean; start: number }

/** Splits a text at the words of a search, as `searchTest` finds them: without accents and case. */
export function markHits(text: string, search: string): TextPart[] {
  const letters = [...text]
  // A letter may have no counterpart in the key, such as a hyphen, or several.
  const keys = letters.map((letter) => searchKey(letter))
  const owners = keys.flatMap((key, index) => Array.from(key, () => index))
  const key = keys.join('')
  const isHit = letters.map(() => false)
  for (const word of queryWords(search))
    for (let at = key.indexOf(word); at >= 0; at = key.indexOf(word, at + word.length))
      for (const owner of owners.slice(at, at + word.length)) isHit[owner] = true
  const parts: TextPart[] = []
  letters.forEach((letter, index) => {
    const last = parts.at(-1)
    if (last && last.isHit === isHit[index]) last.text += letter
    else parts.push({ text: letter, isHit: isHit[index] ?? false, start: index })
  })
  return parts
}

/** Returns the contacts that match by name or role: pinned ones first, then latest message first. */
export function searchContacts(contacts: readonly ContactSnapshot[], search: string): ContactSnapshot[] {
  const isFound = searchTest(search)
  return contacts
    .filter(({ fullName, role }) => isFound(searchKey(`${fullName} ${role}`)))
    .sort(
      (one, other) =>
        Number(other.isPinned ?? false) - Number(one.isPinned ?? false) ||
        other.lastmessageTime.localeCompare(one.lastmessageTime),
    )
}

/** Returns the messages with a contact, oldest first. */
export const findMessages = (chats: readonly ChatSnapshot[], contactId: string): readonly MessageSnapshot[] =>
  chats.find(({ userId }) => userId === contactId)?.messages ?? []

/** Returns the messages whose text or file names contain all words of the search; none for an empty one. */
export function searchMessages(messages: readonly MessageSnapshot[], search: string): MessageSnapshot[] {
  if (!search.trim()) return []
  const isFound = searchTest(search)
  return messages.filter(
    ({ content, files = [], isDeleted }) =>
      !isDeleted && isFound(searchKey([content, ...files.map(({ name }) => name)].join(' '))),
  )
}

export type MessageHit = { contact: ContactSnapshot; message: MessageSnapshot }

/** Returns the found messages of all chats, newest first. */
export function searchAllMessages(
  contacts: readonly ContactSnapshot[],
  chats: readonly ChatSnapshot[],
  search: string,
): MessageHit[] {
  return contacts
    .flatMap((contact) =>
      searchMessages(findMessages(chats, contact.id), search).map((message) => ({ contact, message })),
    )
    .sort((one, other) => other.message.time.localeCompare(one.message.time))
}

/** Returns the number of messages that were received after the last own one. */
export function countAwaiting(messages: readonly MessageSnapshot[]): number {
  const lastOwn = messages.findLastIndex(({ sender }) => sender === 'me')
  return messages.length - 1 - lastOwn
}

/** Returns the unread messages of a contact: at most those received after the last own one. */
export const countUnread = (
  { unredmessage }: Pick<ContactSnapshot, 'unredmessage'>,
  messages: readonly MessageSnapshot[],
): number => Math.min(unredmessage, countAwaiting(messages))

/** Returns the time of the first unread message. */
export const findFirstUnread = (
  contact: Pick<ContactSnapshot, 'unredmessage'>,
  messages: readonly MessageSnapshot[],
): string | undefined => {
  const unread = countUnread(contact, messages)
  return unread > 0 ? messages.at(-unread)?.time : undefined
}

/** Returns the summary of the last message, for a contact's row. */
export const summarizeLast = (messages: readonly MessageSnapshot[]): string => {
  const last = messages.at(-1)
  return last ? summarize(last) : ''
}
