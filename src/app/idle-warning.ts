import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { idleWarning } from '@/state/idle-watch.ts'
import { notify } from '@/ui/feedback/notify.ts'

const text = 'A tela será bloqueada em um minuto, por falta de uso'

/** Says, a minute before, that the screen will be locked, and has `prepare` load what will cover it. */
export function useIdleWarning(prepare: () => Promise<unknown>): void {
  const { isDue } = useSnapshot(idleWarning)
  useEffect(() => {
    if (!isDue) return
    prepare().catch(() => undefined)
    notify.warning(text, { duration: 60_000 })
    return () => void dismissWarning()
  }, [isDue])
}

/** Takes the toast away: somebody is there, or the screen is locked. */
async function dismissWarning() {
  const { toaster } = await import('@/ui/toaster/toaster.ts')
  for (const { id, title } of toaster.getVisibleToasts()) if (title === text) toaster.dismiss(id)
}
