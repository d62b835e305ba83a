import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { afterPageShown } from '@/lib/page-shown.ts'
import { LoadingView } from './loading-view.tsx'
import { isResizing } from './resize-block.ts'

type Enter = typeof import('./enter-animation.ts')['enter']

/** Loaded after the first page is shown, which is not animated. */
let enter: Enter | undefined

function loadAnimation() {
  afterPageShown(() => {
    void import('./enter-animation.ts').then((loaded) => {
      enter = loaded.enter
    })
  })
}

/** Whether a message stands in the page's place: that stands still. */
const hasFailed = (page: HTMLElement) => page.firstElementChild?.matches('[role=alert]') === true

/**
 * The current page, animated in with a vertical shift; not animated with reduced motion. The loading view is for the
 * first page: later the router keeps the old one until the new one has loaded.
 */
export function PageTransition() {
  const { pathname } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(loadAnimation, [])
  useLayoutEffect(() => {
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!frame.current || isReduced || isResizing() || hasFailed(frame.current)) return
    enter?.(frame.current)
  }, [pathname])
  return (
    <Suspense fallback={<LoadingView />}>
      <div key={pathname} ref={frame}>
        <Outlet />
      </div>
    </Suspense>
  )
}
