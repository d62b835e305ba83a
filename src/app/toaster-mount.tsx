import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { pendingToasts } from '@/ui/feedback/notify.ts'

/** Loads the toaster for the first toast. If that fails, shows the text of the toast, and the next one loads the toaster again. */
export function ToasterMount(): ReactNode {
  const waiting = useSnapshot(pendingToasts)
  const newest = waiting.at(-1)
  const [toasts, setToasts] = useState<ReactNode>()
  useEffect(() => {
    if (newest)
      import('./toaster.tsx').then(
        (loaded) => setToasts(<loaded.default />),
        () =>
          setToasts(
            // The key starts the animation again, which hides the text after some seconds.
            <p key={waiting.length} className="plain-toast" role="alert">
              {newest.title}
            </p>,
          ),
      )
  }, [newest])
  return toasts
}
