import { createContext, useContext, useLayoutEffect } from 'react'

/** Tells the layout that the page shows an error, which it does not animate. */
export const PageFailureContext = createContext<(hasFailed: boolean) => void>(() => undefined)

/** Reports a failed page to its layout while the error is shown. */
export function useReportPageFailure(): void {
  const report = useContext(PageFailureContext)
  // A layout effect: the layout's own ones, which start the animation, run after it.
  useLayoutEffect(() => {
    report(true)
    return () => report(false)
  }, [report])
}
