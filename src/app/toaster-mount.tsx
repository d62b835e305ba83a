import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterWanted, onToasterWanted } from '@/ui/notify.ts'

const ToasterView = lazy(() => import('@/ui/toaster/toaster-view.tsx'))

/** Loads the toaster with the first toast. */
export function ToasterMount() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted)
  return isWanted ? (
    <Suspense>
      <ToasterView />
    </Suspense>
  ) : null
}
