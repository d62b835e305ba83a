import { parseTime } from '@/lib/format/relative-time.ts'
import { uniqueKeys } from '@/lib/unique-keys.ts'
import type { Notification } from './notifications.ts'

/** Notifications by date, the newest first; those whose date cannot be read come last, in the service's order. */
export function newestFirst<T extends Pick<Notification, 'dataregistro'>>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: parseTime(item.dataregistro) ?? Number.NEGATIVE_INFINITY }))
    .sort((one, other) => Math.sign(other.at - one.at) || 0)
    .map(({ item }) => item)
}

/** A key for each notification, stable when newer ones are added; the service gives them no id. */
export const notificationKeys = (items: readonly Notification[]): string[] =>
  uniqueKeys(items.map(({ dataregistro, titulo, descricao }) => [dataregistro, titulo, descricao].join('\n')))
