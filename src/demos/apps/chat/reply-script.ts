import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { readFirstName } from './chat.ts'
import { markSeen, receiveMessage, receiveReaction } from './chat-actions.ts'
import { findMessages } from './chat-search.ts'
import { feedView, setOnline, setTyping } from './feed-view.ts'
import { chooseReply } from './reply-rules.ts'
import { chatState, chatView } from './store.ts'

/** Times in ms: until a contact comes online, reads, and has typed. */
const times = { online: 2500, read: 1200, typeBase: 1300, typeLetter: 25, typeMost: 3500 }

const timers = new Map<string, ReturnType<typeof setTimeout>>()

let isRunning = false

/** Lets contacts answer while the page is open. Returns a function that stops all timers. */
export function startReplies(): () => void {
  isRunning = true
  return () => {
    isRunning = false
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
    Object.assign(feedView, { typing: [], online: [] })
  }
}

function schedule(contactId: string, delay: number, run: () => void) {
  clearTimeout(timers.get(contactId))
  timers.set(contactId, setTimeout(run, delay))
}

/**
 * Schedules the contact's answer to the own messages since the last answer. A further message before the answer
 * restarts it.
 */
export function scheduleReply(contactId: string): void {
  if (!isRunning) return
  setTyping(contactId, false)
  const contact = chatState.contacts.find(({ id }) => id === contactId)
  if (!contact) return
  const isOnline = contact.status === 'active' || feedView.online.includes(contactId)
  schedule(contactId, isOnline ? times.read : times.online, () => readMessages(contactId))
}

function readMessages(contactId: string) {
  setOnline(contactId)
  markSeen(contactId)
  const messages = findMessages(chatState.chats, contactId)
  const lastReceived = messages.findLastIndex(({ sender }) => sender === 'them')
  const own = messages.slice(lastReceived + 1).filter(({ isDeleted }) => !isDeleted)
  const last = own.at(-1)
  if (!last) return
  const { text, reaction } = chooseReply({
    text: own.map(({ content }) => content).join('\n'),
    files: own.flatMap(({ files = [] }) => files.map(({ name }) => name)),
    recent: messages.flatMap(({ sender, content }) => (sender === 'them' ? content : [])).slice(-6),
  })
  if (reaction) receiveReaction(contactId, last.time, reaction)
  if (!text) return
  setTyping(contactId, true)
  const delay = Math.min(times.typeMost, times.typeBase + times.typeLetter * text.length)
  schedule(contactId, delay, () => answer(contactId, text))
}

function answer(contactId: string, text: string) {
  timers.delete(contactId)
  setTyping(contactId, false)
  receiveMessage(contactId, text)
  const contact = chatState.contacts.find(({ id }) => id === contactId)
  // The open feed is a live region of its own.
  if (!contact || contact.isMuted || chatView.user === contactId) return
  announce(`Nova mensagem de ${contact.fullName}`)
  notify.info(`${readFirstName(contact.fullName)}: ${text}`, { duration: 4000 })
}
