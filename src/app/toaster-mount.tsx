import { type ComponentType, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { pendingToasts } from '@/ui/feedback/notify.ts'
import type { ToasterViewProps } from '@/ui/toaster/toaster-view.tsx'

/** Loads the toaster for the first toast. If that fails, announces the toast, and the next one loads the toaster again. */
export function ToasterMount() {
  const { isRTL } = useSnapshot(preferences)
  const newest = useSnapshot(pendingToasts).at(-1)
  const [View, setView] = useState<ComponentType<ToasterViewProps>>()
  useEffect(() => {
    if (newest)
      import('@/ui/toaster/toaster-view.tsx').then(
        (loaded) => setView(() => loaded.default),
        () => announce(newest.title),
      )
  }, [newest])
  return View && <View dir={isRTL ? 'rtl' : 'ltr'} />
}
