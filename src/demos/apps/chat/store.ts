import { proxy } from 'valtio/vanilla'
import { createCollection } from '../../store/collection.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { type ChatMessage, chatSchema, type PresenceStatus, summarize } from './chat.ts'
import { findFirstUnread, findMessages } from './chat-search.ts'
import { feedView, resetFeed } from './feed-view.ts'
import { seedChat } from './seed.ts'

const store = createDemoStore('chat', chatSchema, seedChat)

const { state, change } = store

export const contactItems = createCollection(store, ({ contacts }) => contacts)

export const chatState = state

export const changeChat = change

type ChatViewState = {
  /** Shows the user's own profile instead of the contacts. */
  openProfile: boolean
  /** Shows the contact's details. */
  openinfo: boolean
  /** Shows the chat with the open contact. */
  activechat: boolean
  user: string | null
  searchContact: string
  /** Shows the contacts where they do not fit beside the chat. */
  mobileChatSidebar: boolean
}

const closedView = {
  openProfile: false,
  openinfo: false,
  activechat: false,
  user: null,
  mobileChatSidebar: false,
}

/** View state; not stored. */
export const chatView = proxy<ChatViewState>({ ...closedView, searchContact: '' })

/** Opens the chat with a contact and marks it as read. */
export function openChat(contactId: string): void {
  const { mobileChatSidebar } = chatView
  const opened = contactItems.find(contactId)
  resetFeed((opened && findFirstUnread(opened, findMessages(state.chats, contactId))) ?? null)
  Object.assign(chatView, { activechat: true, user: contactId, mobileChatSidebar: !mobileChatSidebar })
  contactItems.edit(contactId, { unredmessage: 0 })
}

/** Opens a chat from a list beside or instead of the conversation. The drawer stays closed. */
export function openChatOutsideDrawer(contactId: string): void {
  chatView.mobileChatSidebar = true
  openChat(contactId)
}

/** Opens the chat with the latest message beside the list. The focus stays where it is. */
export function openNewestChat(): void {
  const [newest] = state.contacts.toSorted((one, other) =>
    other.lastmessageTime.localeCompare(one.lastmessageTime),
  )
  if (!newest) return
  openChatOutsideDrawer(newest.id)
  feedView.takesFocus = false
}

export function closeChat(): void {
  resetFeed(null)
  Object.assign(chatView, closedView)
}

/** Adds a message to a chat, which begins with it if there is none. */
export function addMessage(contactId: string, message: ChatMessage): void {
  const newChat = { id: crypto.randomUUID(), userId: contactId }
  const isUnread = message.sender === 'them' && contactId !== chatView.user
  change(({ chats, contacts }) => {
    const chat = chats.find(({ userId }) => userId === contactId)
    if (chat) chat.messages.push({ ...message })
    else chats.push({ ...newChat, messages: [{ ...message }] })
    const contact = contacts.find(({ id }) => id === contactId)
    if (!contact) return
    Object.assign(contact, { lastmessage: summarize(message), lastmessageTime: message.time })
    if (isUnread) contact.unredmessage += 1
  })
}

/** Returns the time of a new message. It identifies the message, so it differs from the last message's time. */
export function nextTime(contactId: string): string {
  const last = findMessages(state.chats, contactId).at(-1)
  return new Date(Math.max(Date.now(), last ? Date.parse(last.time) + 1 : 0)).toISOString()
}

/** Sends a message to the open contact. Returns true if there was something to send. */
export function sendMessage(content: string, extra: Pick<ChatMessage, 'replyTo' | 'files'> = {}): boolean {
  const { user } = chatView
  if (user === null || (!content.trim() && !extra.files?.length)) return false
  addMessage(user, { img: 'me', content: content.trim(), time: nextTime(user), sender: 'me', ...extra })
  return true
}

export function toggleInfo(): void {
  chatView.openinfo = !chatView.openinfo
}

export function toggleProfile(): void {
  chatView.openProfile = !chatView.openProfile
}

export function toggleMobileSidebar(): void {
  chatView.mobileChatSidebar = !chatView.mobileChatSidebar
}

export function setSearchContact(search: string): void {
  chatView.searchContact = search
}

export function setOwnStatus(status: PresenceStatus): void {
  change(({ profileinfo }) => {
    profileinfo.status = status
  })
}
