import { parseTime } from '@/lib/format/relative-time.ts'
import type { Notification } from '@/state/notifications.ts'

/** Notifications by date, the newest first; those whose date cannot be read come last, in the service's order. */
export function newestFirst<T extends Pick<Notification, 'dataregistro'>>(items: readonly T[]): T[] {
  const timeOf = ({ dataregistro }: T) => parseTime(dataregistro) ?? Number.NEGATIVE_INFINITY
  return items.toSorted((one, other) => Math.sign(timeOf(other) - timeOf(one)) || 0)
}
