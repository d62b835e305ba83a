import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { isToasterNeeded, onToasterNeeded } from '@/ui/feedback/notify.ts'

/** If the toaster does not load, the app works without toasts. */
const ToasterView = lazy(() => import('@/ui/toaster/toaster-view.tsx').catch(() => ({ default: () => null })))

/** Loads the toaster for the first toast. */
export function ToasterMount() {
  const { isRTL } = useSnapshot(preferences)
  const isNeeded = useSyncExternalStore(onToasterNeeded, isToasterNeeded, isToasterNeeded)
  return isNeeded ? (
    <Suspense>
      <ToasterView dir={isRTL ? 'rtl' : 'ltr'} />
    </Suspense>
  ) : null
}
