import { proxy, ref } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import { addBasePath } from '@/lib/base-path.ts'
import type { Notification } from './notification-schema.ts'

const { notifications: notificationSettings } = app

const timeoutMs = 10_000

export type { Notification }

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
    notifications.items = ref(notificationSettings ? await request(notificationSettings.url) : [])
    notifications.status = 'ready'
  } catch {
    notifications.status = 'failed'
    console.error('Erro ao obter notificações')
  }
}

/**
 * Requests the notifications, and loads the validation code meanwhile. Throws on a timeout, an error status, or an answer
 * of another shape.
 */
async function request(url: string): Promise<Notification[]> {
  const [response, { parseNotifications }] = await Promise.all([
    fetch(url.startsWith('/') ? addBasePath(url) : url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    }),
    import('./notification-schema.ts'),
  ])
  if (!response.ok) throw new Error(`status ${response.status}`)
  return parseNotifications(await response.json())
}
