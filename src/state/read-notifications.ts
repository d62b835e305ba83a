import { proxy } from 'valtio/vanilla'
import { auth } from './auth.ts'
import type { ListedNotification } from './listed-notifications.ts'
import { onStoredByOtherTab, readStored, writeStored } from './persist.ts'
import { array, number, partial, type Reader, text } from './reader.ts'

/**
 * Read marks of a user: all notifications up to a time in ms, and single ones by key. The time keeps the list
 * short.
 */
export type ReadMarks = { upTo: number; keys: readonly string[] }

type MarksByUser = Readonly<Record<string, ReadMarks>>

/** The maximum number of single marks; the oldest are dropped. */
const keyLimit = 500

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

export const readNotifications = proxy<{ byUser: MarksByUser }>({ byUser: readStoredMarks() })

onStoredByOtherTab('readNotifications', () => {
  readNotifications.byUser = readStoredMarks()
})

export const findMarks = (all: MarksByUser, user: string): ReadMarks => all[user] ?? noMarks

/** Returns true if these marks do not cover the notification. */
export const isUnread = ({ key, at }: ListedNotification, { upTo, keys }: ReadMarks) =>
  !(at > 0 && at <= upTo) && !keys.includes(key)

export const readUserEmail = () => auth.profile?.email ?? ''

export function markRead({ key }: ListedNotification): void {
  const { upTo, keys } = findMarks(readNotifications.byUser, readUserEmail())
  writeMarks({ upTo, keys: [...keys, key] })
}

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
