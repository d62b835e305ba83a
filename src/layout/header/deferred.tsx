import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { afterPageShown } from '@/lib/page-shown.ts'

type Opening = { isInitiallyOpen: boolean }

type Load = () => Promise<{ default: ComponentType<Opening> }>

/**
 * A control whose body comes later: until its first use only a button of the same look is there, and the code loads
 * when the page is on screen and the browser is idle. The click that asks for it opens it.
 */
export function deferred(load: Load, trigger: (onWant: () => void) => ReactNode) {
  const Body = lazy(load)
  return function Deferred() {
    const [isWanted, setWanted] = useState(false)
    useEffect(() => afterPageShown(() => void load().catch(() => undefined)), [])
    const button = trigger(() => setWanted(true))
    if (!isWanted) return button
    return (
      <Suspense fallback={button}>
        <Body isInitiallyOpen />
      </Suspense>
    )
  }
}
