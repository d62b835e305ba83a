import type { ChatMessage, ContactSnapshot, MessageSnapshot, Reaction } from './chat.ts'
import { countAwaiting, findMessages } from './chat-search.ts'
import { resetFeed } from './feed-view.ts'
import { addMessage, changeChat, chatState, chatView, closeChat, contactItems, nextTime } from './store.ts'

const changeMessage = (contactId: string, time: string, changes: Partial<ChatMessage>) =>
  changeChat(({ chats }) => {
    const messages = chats.find(({ userId }) => userId === contactId)?.messages ?? []
    for (const message of messages) if (message.time === time) Object.assign(message, changes)
  })

const { edit: changeContact } = contactItems

export function receiveMessage(contactId: string, content: string): void {
  addMessage(contactId, { img: contactId, content, time: nextTime(contactId), sender: 'them' })
}

/** Marks the own messages so far as read by the contact. */
export function markSeen(contactId: string): void {
  const readUntil = nextTime(contactId)
  changeChat(({ chats }) => {
    const chat = chats.find(({ userId }) => userId === contactId)
    if (chat) chat.readUntil = readUntil
  })
}

/** Sets the own reaction, or removes it if it is the same. */
export function react(contactId: string, { time, ownReaction }: MessageSnapshot, reaction: Reaction): void {
  changeMessage(contactId, time, { ownReaction: reaction === ownReaction ? undefined : reaction })
}

export const receiveReaction = (contactId: string, time: string, reaction: Reaction) =>
  changeMessage(contactId, time, { theirReaction: reaction })

export const toggleStar = (contactId: string, { time, isStarred }: MessageSnapshot) =>
  changeMessage(contactId, time, { isStarred: !isStarred })

/** Removes the content of an own message; its place stays. */
export function deleteMessage(contactId: string, { time }: MessageSnapshot): void {
  changeMessage(contactId, time, {
    content: '',
    files: undefined,
    ownReaction: undefined,
    theirReaction: undefined,
    isStarred: undefined,
    isDeleted: true,
  })
  const isLast = findMessages(chatState.chats, contactId).at(-1)?.time === time
  if (isLast) changeContact(contactId, { lastmessage: 'Mensagem apagada' })
}

export const setDraft = (contactId: string, text: string) =>
  changeContact(contactId, { draft: text.trim() ? text : undefined })

export const togglePinned = ({ id, isPinned }: ContactSnapshot) => changeContact(id, { isPinned: !isPinned })

export const toggleMuted = ({ id, isMuted }: ContactSnapshot) => changeContact(id, { isMuted: !isMuted })

/** Closes the chat and marks what was received after the last own message as unread. */
export function markUnread(contactId: string): void {
  const unredmessage = countAwaiting(findMessages(chatState.chats, contactId))
  if (chatView.user === contactId) closeChat()
  changeContact(contactId, { unredmessage })
}

/** Removes all messages of a chat. */
export function clearChat(contactId: string): void {
  resetFeed(null)
  changeChat(({ chats }) => {
    const chat = chats.find(({ userId }) => userId === contactId)
    if (chat) Object.assign(chat, { messages: [], readUntil: undefined })
  })
  changeContact(contactId, { lastmessage: '', unredmessage: 0 })
}
