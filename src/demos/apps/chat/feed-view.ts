import { proxy } from 'valtio/vanilla'
import type { Reaction } from './chat.ts'

type FeedViewState = {
  /** The time of the first message that was unread when the chat opened. */
  newFrom: string | null
  /** The time of the message that the next one replies to. */
  quoted: string | null
  /** The text searched in the open chat; null while the search is closed. */
  search: string | null
  /** The message that the feed scrolls to. `count` distinguishes repeated jumps. */
  jump: { time: string; count: number } | null
  /** The message field takes the focus when the chat opens: the user opened it. */
  takesFocus: boolean
  /** The contacts who are typing. */
  typing: string[]
  /** The contacts whom the script brought online. */
  online: string[]
}

const closedFeed = { newFrom: null, quoted: null, search: null, jump: null, takesFocus: true }

/** View state of the messages; not stored. */
export const feedView = proxy<FeedViewState>({ ...closedFeed, typing: [], online: [] })

export function resetFeed(newFrom: string | null): void {
  Object.assign(feedView, closedFeed, { newFrom })
}

export function setQuoted(time: string | null): void {
  feedView.quoted = time
}

export function setFeedSearch(search: string | null): void {
  feedView.search = search
}

export function jumpTo(time: string): void {
  feedView.jump = { time, count: (feedView.jump?.count ?? 0) + 1 }
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

export function setTyping(contactId: string, isTyping: boolean): void {
  const others = without(feedView.typing, contactId)
  feedView.typing = isTyping ? [...others, contactId] : others
}

export function setOnline(contactId: string): void {
  feedView.online = [...without(feedView.online, contactId), contactId]
}

/** Reactions with their names in menus. */
export const reactionNames: Record<Reaction, string> = {
  like: 'Curtir',
  love: 'Amei',
  laugh: 'Risada',
  wow: 'Surpresa',
  sad: 'Tristeza',
  party: 'Comemorar',
}
