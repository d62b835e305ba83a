import { parseTime } from '@/lib/format/relative-time.ts'
import type { Notification } from './notifications.ts'

/** Notifications by date, the newest first; those whose date cannot be read come last, in the service's order. */
export function newestFirst<T extends Pick<Notification, 'dataregistro'>>(items: readonly T[]): T[] {
  return (
    items
      .map((item) => ({ item, at: parseTime(item.dataregistro) ?? Number.NEGATIVE_INFINITY }))
      // Two unreadable dates have no difference: NaN.
      .sort((one, other) => other.at - one.at || 0)
      .map(({ item }) => item)
  )
}
