import { proxy, ref } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import type { Notification } from './fetch-notifications.ts'

const { notifications: notificationSettings } = app

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

/** Loads the request and validation code lazily, to keep it out of the first load. */
async function request(url: string): Promise<Notification[]> {
  const { fetchNotifications } = await import('./fetch-notifications.ts')
  return fetchNotifications(url)
}
