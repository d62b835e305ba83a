import type { App } from '@manifest/resolved.ts'
import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { app } from '@/generated/app.ts'

const { notifications: service }: App = app

const timeoutMs = 10_000

/** As the notification service gives it; `dataregistro` is a date and time. */
const notification = z.object({
  foto: z.catch(z.string(), ''),
  titulo: z.string(),
  descricao: z.catch(z.string(), ''),
  dataregistro: z.catch(z.string(), ''),
})

export type Notification = z.infer<typeof notification>

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
    notifications.items = service ? await fetchNotifications(service.url) : []
    notifications.status = 'ready'
  } catch {
    notifications.status = 'failed'
    console.error('Erro ao obter notificações')
  }
}

async function fetchNotifications(url: string): Promise<Notification[]> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return z.array(notification).parse(await response.json())
}
