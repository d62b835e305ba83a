import { textHash } from '@/lib/text-hash.ts'
import { uniqueKeys } from '@/lib/unique-keys.ts'
import type { Notification } from './notifications.ts'

/** A key for each notification, stable when newer ones are added; the service gives them no id. */
export const notificationKeys = (items: readonly Notification[]): string[] =>
  uniqueKeys(
    items.map(({ dataregistro, titulo, descricao }) =>
      textHash([dataregistro, titulo, descricao].join('\n')),
    ),
  )
