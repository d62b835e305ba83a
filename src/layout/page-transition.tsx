import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { onDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useRouteData } from '@/routes/use-route-data.ts'
import { LoadingView } from './loading-view.tsx'

/** Loaded after the first page is shown. That page is not animated. */
const enterAnimation = onDemand(() => import('./enter-animation.ts'))

/** Whether a message stands in the page's place: that stands still. */
const hasFailed = (page: HTMLElement) => page.firstElementChild?.matches('[role=alert]') === true

/**
 * The current page, animated in with a vertical shift. Another variant of the same consulta is not animated: its tabs stay
 * where they are. The loading view is for the first page: later the router keeps the old one until the new one has loaded.
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
      enterAnimation.loaded()?.enter(frame.current)
  }, [pathname])
  return (
    <Suspense fallback={<LoadingView />}>
      <div key={pathname} ref={frame}>
        <Outlet />
      </div>
    </Suspense>
  )
}
