import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { idleWarning } from '@/state/idle-watch.ts'
import { listOngoing } from '@/state/ongoing-work.ts'
import { notify } from '@/ui/feedback/notify.ts'

const text = 'A tela será bloqueada em um minuto, por falta de uso'

/** Says what goes on behind the lock. */
const writeText = () => [text, ...listOngoing()].join('. ')

/** Warns a minute before the screen locks, and calls `prepare` to load the lock screen. */
export function useIdleWarning(prepare: () => Promise<unknown>): void {
  const { isDue } = useSnapshot(idleWarning)
  useEffect(() => {
    if (!isDue) return
    prepare().catch(() => undefined)
    notify.warning(writeText(), { duration: 60_000 })
    return () => void dismissWarning().catch(() => undefined)
  }, [isDue])
}

/** Removes the toast when the user is active again or the screen is locked. */
async function dismissWarning() {
  const { toaster } = await import('@/ui/toaster/toaster.ts')
  for (const { id, title } of toaster.getVisibleToasts())
    if (String(title).startsWith(text)) toaster.dismiss(id)
}
