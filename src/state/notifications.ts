import { proxy } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import type { Notification } from './fetch-notifications.ts'

const { notifications: service } = app

export type { Notification }

type Notifications = { status: 'idle' | 'loading' | 'ready' | 'failed'; items: Notification[] }

/** The notifications, shared by all who show them. */
export const notifications = proxy<Notifications>({ status: 'idle', items: [] })

let loading: Promise<void> | undefined

/** Fetches them; calls while a fetch is under way share it. A failure is logged and leaves what was there. */
export function loadNotifications(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined
  })
  return loading
}

async function load() {
  notifications.status = 'loading'
  try {
    notifications.items = service ? await ask(service.url) : []
    notifications.status = 'ready'
  } catch {
    notifications.status = 'failed'
    console.error('Erro ao obter notificações')
  }
}

/** What it takes to ask and to read the answer is no part of the first load. */
async function ask(url: string): Promise<Notification[]> {
  const { fetchNotifications } = await import('./fetch-notifications.ts')
  return fetchNotifications(url)
}
