import { proxy } from 'valtio/vanilla'
import { auth } from './auth.ts'
import type { ListedNotification } from './listed-notifications.ts'
import { onStoredElsewhere, readStored, writeStored } from './persist.ts'
import { listOf, number, partial, type Reader, text } from './reader.ts'

/**
 * What a user has read: everything up to a time, in ms, and single ones by their key. So the list stays short however
 * many there are.
 */
export type ReadMarks = { upTo: number; keys: readonly string[] }

type ByUser = Readonly<Record<string, ReadMarks>>

/** Of more single ones the oldest marks are given up. */
const keyLimit = 500

/** Users of one browser whose marks are kept. */
const userLimit = 20

const nothing: ReadMarks = { upTo: 0, keys: [] }

const marks = partial<ReadMarks>({ upTo: number, keys: listOf(text) })

const byUser: Reader<ByUser> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(value).map(([user, read]) => [user, { ...nothing, ...marks(read) }]),
  )
}

const stored = () => readStored('readNotifications', byUser, {})

/** The marks of all users of this browser, by e-mail. */
export const readNotifications = proxy<{ byUser: ByUser }>({ byUser: stored() })

onStoredElsewhere('readNotifications', () => {
  readNotifications.byUser = stored()
})

/** The marks of a user among those of all. */
export const marksOf = (all: ByUser, user: string): ReadMarks => all[user] ?? nothing

/** Whether a notification is new to whoever has these marks. */
export const isUnread = ({ key, at }: ListedNotification, { upTo, keys }: ReadMarks) =>
  !(at > 0 && at <= upTo) && !keys.includes(key)

/** Whoever is logged in, as the marks are kept by. */
export const reader = () => auth.profile?.email ?? ''

/** Marks one notification as read. */
export function markRead({ key }: ListedNotification): void {
  const { upTo, keys } = marksOf(readNotifications.byUser, reader())
  write({ upTo, keys: [...keys, key] })
}

/** Marks all of a list as read. */
export function markAllRead(list: readonly ListedNotification[]): void {
  const upTo = list.reduce((latest, { at }) => Math.max(latest, at), 0)
  write({ upTo, keys: list.flatMap(({ key, at }) => (at > 0 ? [] : [key])) })
}

function write({ upTo, keys }: ReadMarks) {
  const user = reader()
  const { [user]: _, ...others } = readNotifications.byUser
  const kept = Object.entries(others).slice(1 - userLimit)
  readNotifications.byUser = { ...Object.fromEntries(kept), [user]: { upTo, keys: keys.slice(-keyLimit) } }
  writeStored('readNotifications', readNotifications.byUser)
}
