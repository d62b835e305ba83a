import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { createOnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { LoadingView } from './loading-view.tsx'

/** Loaded after the first page is shown. That page is not animated. */
const enterAnimation = createOnDemand(() => import('./enter-animation.ts'))

/** Returns true if the page shows an error. Errors are not animated. */
const hasFailed = (page: HTMLElement) => page.firstElementChild?.matches('[role=alert]') === true

/**
 * The current page, with an animation from below. A change to another variant of the same consulta is not
 * animated: its tabs stay. Only the first page shows the loading view: later the router keeps the old page
 * until the new one has loaded.
 */
export function PageTransition() {
  const { pathname } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => afterPageShown(enterAnimation.preload), [])
  const { family, pattern } = useRouteData()
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const isOtherVariant = family !== undefined && pattern === shown.current
    shown.current = pattern
    if (frame.current && !isOtherVariant && !hasFailed(frame.current))
      enterAnimation.get()?.enter(frame.current)
  }, [pathname])
  return (
    <Suspense fallback={<LoadingView />}>
      <div key={pathname} ref={frame}>
        <Outlet />
      </div>
    </Suspense>
  )
}
