import * as z from 'zod/mini'
import { addBasePath } from '@/lib/base-path.ts'

const timeoutMs = 10_000

/** The shape that the notification service returns. `dataregistro` is a date and time. */
const notification = z.object({
  foto: z.catch(z.string(), ''),
  titulo: z.string(),
  descricao: z.catch(z.string(), ''),
  dataregistro: z.catch(z.string(), ''),
})

export type Notification = z.infer<typeof notification>

/** Requests the notifications. Throws on a timeout, an error status, or an answer of another shape. */
export async function fetchNotifications(url: string): Promise<Notification[]> {
  const response = await fetch(url.startsWith('/') ? addBasePath(url) : url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return z.array(notification).parse(await response.json())
}
