import { parseTime } from '@/lib/format/relative-time.ts'
import { textHash } from '@/lib/text-hash.ts'
import { uniqueKeys } from '@/lib/unique-keys.ts'
import type { Notification } from './notifications.ts'

/** A notification in a list. `at` is its time in ms, or 0 if the date is unreadable. */
export type ListedNotification = { key: string; at: number; notification: Notification }

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
