import { listAt, valueAt } from '@manifest/contract/answer-path.ts'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { proxy, ref } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import { addBasePath } from '@/lib/base-path.ts'
import { parseTime } from '@/lib/format/relative-time.ts'
import { uniqueKeys } from '@/lib/unique-keys.ts'
import { auth } from './auth.ts'
import { userKey } from './profile.ts'
import { array, number, partial, text } from './reader.ts'
import { storedByUser } from './stored-by-user.ts'

const { notifications: notificationSettings } = app

type NotificationSettings = NonNullable<typeof notificationSettings>

const timeoutMs = 10_000

/** A notification, as the default paths name its values. `dataregistro` is a date and time. */
type Notification = { foto: string; titulo: string; descricao: string; dataregistro: string }

type Notifications = { status: 'idle' | 'loading' | 'ready' | 'failed'; items: Notification[] }

/** The shared notifications. `items` is a `ref`, because its elements never change. */
export const notifications = proxy<Notifications>({ status: 'idle', items: [] })

let loading: Promise<void> | undefined

/**
 * Fetches the notifications; concurrent calls share one request. A failure is logged and keeps the previous
 * list.
 */
export function loadNotifications(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined
  })
  return loading
}

async function load() {
  notifications.status = 'loading'
  try {
    notifications.items = ref(notificationSettings ? await request(notificationSettings) : [])
    notifications.status = 'ready'
  } catch {
    notifications.status = 'failed'
    console.error('Erro ao obter notificações')
  }
}

/** Requests the notifications. Throws on a timeout, an error status, or an answer of another shape. */
async function request({ url, list, ...paths }: NotificationSettings): Promise<Notification[]> {
  const response = await fetch(url.startsWith('/') ? addBasePath(url) : url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const items = listAt(await response.json(), list)
  if (!items) throw new Error('no list')
  return items.map((item) => parseNotification(item, paths))
}

/** Reads a notification at the paths that the manifest declares. Only the title is required. */
function parseNotification(
  item: unknown,
  { title, text: body, date, photo }: Omit<NotificationSettings, 'url' | 'list'>,
): Notification {
  const read = (path: string) => text(valueAt(item, path))
  const titulo = read(title)
  if (titulo === undefined) throw new Error('no title')
  return {
    foto: read(photo) ?? '',
    titulo,
    descricao: read(body) ?? '',
    dataregistro: read(date) ?? '',
  }
}

/** A notification in a list. `at` is its time in ms, or 0 if the date is unreadable. */
type ListedNotification = { key: string; at: number; notification: Notification }

/** Caches the lists: the bell, the dropdown and the pages show the same one. */
const listCache = new WeakMap<readonly Notification[], ListedNotification[]>()

export function listNotifications(items: readonly Notification[]): ListedNotification[] {
  const cached = listCache.get(items)
  if (cached) return cached
  const sorted = newestFirst(items)
  const keys = notificationKeys(sorted)
  const listed = sorted.map((notification, index) => ({
    key: keys[index] ?? '',
    at: parseTime(notification.dataregistro) ?? 0,
    notification,
  }))
  listCache.set(items, listed)
  return listed
}

/** Sorts notifications by date, newest first. Unreadable dates come last, in the service's order. */
export function newestFirst<T extends Pick<Notification, 'dataregistro'>>(items: readonly T[]): T[] {
  return (
    items
      .map((item) => ({ item, at: parseTime(item.dataregistro) ?? Number.NEGATIVE_INFINITY }))
      // The difference of two unreadable dates is NaN.
      .sort((one, other) => other.at - one.at || 0)
      .map(({ item }) => item)
  )
}

/**
 * Returns a key for each notification that stays the same when newer ones arrive. The service sends no ids.
 */
const notificationKeys = (items: readonly Notification[]): string[] =>
  uniqueKeys(
    items.map(({ dataregistro, titulo, descricao }) =>
      textHash([dataregistro, titulo, descricao].join('\n')),
    ),
  )

/**
 * Read marks of a user: all notifications up to a time in ms, and single ones by key. The time keeps the list
 * short.
 */
type ReadMarks = { upTo: number; keys: readonly string[] }

/** The maximum number of single marks; the oldest are dropped. */
const keyLimit = 500

const noMarks: ReadMarks = { upTo: 0, keys: [] }

const marks = partial<ReadMarks>({ upTo: number, keys: array(text) })

const { store, write } = storedByUser('readNotifications', (value) => ({ ...noMarks, ...marks(value) }))

/** Returns the current user's marks. */
export const readMarks = (): ReadMarks => store.byUser[userKey(auth.profile)] ?? noMarks

/** Returns true if these marks do not cover the notification. */
export const isUnread = ({ key, at }: ListedNotification, { upTo, keys }: ReadMarks) =>
  !(at > 0 && at <= upTo) && !keys.includes(key)

export function markRead({ key }: ListedNotification): void {
  const { upTo, keys } = readMarks()
  writeMarks({ upTo, keys: [...keys, key] })
}

export function markAllRead(list: readonly ListedNotification[]): void {
  const upTo = list.reduce((latest, { at }) => Math.max(latest, at), 0)
  writeMarks({ upTo, keys: list.flatMap(({ key, at }) => (at > 0 ? [] : [key])) })
}

const writeMarks = ({ upTo, keys }: ReadMarks) => write({ upTo, keys: keys.slice(-keyLimit) })

export type ShownNotification = ListedNotification & { isUnread: boolean }

export function useNotifications() {
  const { status, items } = useSnapshot(notifications)
  const { byUser } = useSnapshot(store)
  const user = userKey(useSnapshot(auth).profile)
  const list = useMemo(() => {
    const marks = byUser[user] ?? noMarks
    return listNotifications(items).map((item) => ({ ...item, isUnread: isUnread(item, marks) }))
  }, [items, byUser, user])
  return { status, list, hasUnread: list.some((item) => item.isUnread) }
}

/** Returns a 53-bit hash of a text (cyrb53). Collisions are not to be expected. */
function textHash(text: string): string {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}
