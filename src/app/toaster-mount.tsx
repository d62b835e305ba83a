import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { isToasterWanted, onToasterWanted } from '@/ui/feedback/notify.ts'

/** Without the toaster the app goes on: what it would have said is no reason to stop. */
const ToasterView = lazy(() => import('@/ui/toaster/toaster-view.tsx').catch(() => ({ default: () => null })))

/** Loads the toaster with the first toast. */
export function ToasterMount() {
  const { isRTL } = useSnapshot(preferences)
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted)
  return isWanted ? (
    <Suspense>
      <ToasterView dir={isRTL ? 'rtl' : 'ltr'} />
    </Suspense>
  ) : null
}
