import { proxy } from 'valtio/vanilla'
import { auth } from './auth.ts'
import type { ListedNotification } from './listed-notifications.ts'
import { onStoredByOtherTab, readStored, writeStored } from './persist.ts'
import { array, number, partial, type Reader, text } from './reader.ts'

/**
 * What a user has read: everything up to a time, in ms, and single ones by their key. So the list stays short however
 * many there are.
 */
export type ReadMarks = { upTo: number; keys: readonly string[] }

type MarksByUser = Readonly<Record<string, ReadMarks>>

/** Of more single ones the oldest marks are given up. */
const keyLimit = 500

/** Users of one browser whose marks are kept. */
const userLimit = 20

const noMarks: ReadMarks = { upTo: 0, keys: [] }

const marks = partial<ReadMarks>({ upTo: number, keys: array(text) })

const byUser: Reader<MarksByUser> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(value).map(([user, read]) => [user, { ...noMarks, ...marks(read) }]),
  )
}

const readStoredMarks = () => readStored('readNotifications', byUser, {})

/** The marks of all users of this browser, by e-mail. */
export const readNotifications = proxy<{ byUser: MarksByUser }>({ byUser: readStoredMarks() })

onStoredByOtherTab('readNotifications', () => {
  readNotifications.byUser = readStoredMarks()
})

/** The marks of a user among those of all. */
export const findMarks = (all: MarksByUser, user: string): ReadMarks => all[user] ?? noMarks

/** Whether a notification is new to whoever has these marks. */
export const isUnread = ({ key, at }: ListedNotification, { upTo, keys }: ReadMarks) =>
  !(at > 0 && at <= upTo) && !keys.includes(key)

/** Whoever is logged in, as the marks are kept by. */
export const readUserEmail = () => auth.profile?.email ?? ''

/** Marks one notification as read. */
export function markRead({ key }: ListedNotification): void {
  const { upTo, keys } = findMarks(readNotifications.byUser, readUserEmail())
  writeMarks({ upTo, keys: [...keys, key] })
}

/** Marks all of a list as read. */
export function markAllRead(list: readonly ListedNotification[]): void {
  const upTo = list.reduce((latest, { at }) => Math.max(latest, at), 0)
  writeMarks({ upTo, keys: list.flatMap(({ key, at }) => (at > 0 ? [] : [key])) })
}

function writeMarks({ upTo, keys }: ReadMarks) {
  const user = readUserEmail()
  const { [user]: _, ...others } = readNotifications.byUser
  const otherUsers = Object.entries(others).slice(1 - userLimit)
  readNotifications.byUser = {
    ...Object.fromEntries(otherUsers),
    [user]: { upTo, keys: keys.slice(-keyLimit) },
  }
  writeStored('readNotifications', readNotifications.byUser)
}
