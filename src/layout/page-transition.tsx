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

/** The current page, animated in with a vertical shift; not animated with reduced motion. */
export function PageTransition() {
  const { pathname } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(loadAnimation, [])
  useLayoutEffect(() => {
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (frame.current && !isReduced && !isResizing()) enter?.(frame.current)
  }, [pathname])
  return (
    <div key={pathname} ref={frame}>
      <Suspense fallback={<LoadingView />}>
        <Outlet />
      </Suspense>
    </div>
  )
}
