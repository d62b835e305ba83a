import { type ReactNode, useEffect, useState } from 'react'
import { afterPageShown } from '@/lib/page-shown.ts'
import { type LoadComponent, useLoadedComponent } from '@/lib/use-loaded-component.ts'
import { notify } from '@/ui/feedback/notify.ts'

type Opening = { isInitiallyOpen: boolean }

/**
 * A control whose body comes later: until its first use only a button of the same look is there, and the code loads
 * when the page is on screen and the browser is idle. The click that asks for it opens it, or says what is amiss.
 */
export function deferred(
  load: LoadComponent<Opening>,
  failure: string,
  trigger: (onWant: () => void) => ReactNode,
) {
  return function Deferred() {
    const [isWanted, setWanted] = useState(false)
    const Body = useLoadedComponent(isWanted, load, () => {
      setWanted(false)
      notify.error(failure)
    })
    useEffect(() => afterPageShown(() => void load().catch(() => undefined)), [])
    return Body ? <Body isInitiallyOpen /> : trigger(() => setWanted(true))
  }
}
