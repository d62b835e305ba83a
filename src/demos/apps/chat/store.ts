import { proxy } from 'valtio/vanilla'
import { createDemoStore } from '../../store/demo-store.ts'
import { type ChatMessage, chatSchema, type PresenceStatus } from './chat.ts'
import { seedChat } from './seed.ts'

const { state, change } = createDemoStore('chat', chatSchema, seedChat)

export const chatState = state

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
  Object.assign(chatView, { activechat: true, user: contactId, mobileChatSidebar: !mobileChatSidebar })
  change(({ contacts }) => {
    const contact = contacts.find(({ id }) => id === contactId)
    if (contact) contact.unredmessage = 0
  })
}

export function closeChat(): void {
  Object.assign(chatView, closedView)
}

export function sendMessage(content: string): void {
  const { user } = chatView
  if (user === null || !content.trim()) return
  const message: ChatMessage = {
    img: 'me',
    content: content.trim(),
    time: new Date().toISOString(),
    sender: 'me',
  }
  const newChat = { id: crypto.randomUUID(), userId: user }
  change(({ chats, contacts }) => {
    const chat = chats.find(({ userId }) => userId === user)
    if (chat) chat.messages.push({ ...message })
    else chats.push({ ...newChat, messages: [{ ...message }] })
    const contact = contacts.find(({ id }) => id === user)
    if (contact) Object.assign(contact, { lastmessage: message.content, lastmessageTime: message.time })
  })
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
