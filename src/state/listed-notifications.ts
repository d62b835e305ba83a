import { parseTime } from '@/lib/format/relative-time.ts'
import { newestFirst } from './newest-first.ts'
import { notificationKeys } from './notification-keys.ts'
import type { Notification } from './notifications.ts'

/** A notification as it stands in the lists; `at` is its time in ms, 0 where it has none that can be read. */
export type ListedNotification = { key: string; at: number; notification: Notification }

/** The lists that have been made: the bell, the dropdown and the pages show the same one. */
const listCache = new WeakMap<readonly Notification[], ListedNotification[]>()

/** Notifications with their keys, the newest first. */
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
