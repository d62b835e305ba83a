import { proxy, ref } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import { addBasePath } from '@/lib/base-path.ts'
import { partial, text } from './reader.ts'

const { notifications: notificationSettings } = app

const timeoutMs = 10_000

/** The shape that the notification service returns. `dataregistro` is a date and time. */
export type Notification = { foto: string; titulo: string; descricao: string; dataregistro: string }

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

/** Requests the notifications. Throws on a timeout, an error status, or an answer of another shape. */
async function request(url: string): Promise<Notification[]> {
  const response = await fetch(url.startsWith('/') ? addBasePath(url) : url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const answer: unknown = await response.json()
  if (!Array.isArray(answer)) throw new Error('no list')
  return answer.map(parseNotification)
}

const readFields = partial({ foto: text, titulo: text, descricao: text, dataregistro: text })

/** Only the title is required. */
function parseNotification(item: unknown): Notification {
  const { foto = '', titulo, descricao = '', dataregistro = '' } = readFields(item) ?? {}
  if (titulo === undefined) throw new Error('no title')
  return { foto, titulo, descricao, dataregistro }
}
