import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { afterPageShown } from '@/lib/page-shown.ts'
import { LoadingView } from './loading-view.tsx'
import { isResizing } from './resize-block.ts'

type Enter = typeof import('./enter-animation.ts')['enter']

/** Loads when the first page is on screen: that one is there without an entrance. */
let enter: Enter | undefined

function loadEntrance() {
  afterPageShown(() => {
    void import('./enter-animation.ts').then((loaded) => {
      enter = loaded.enter
    })
  })
}

/** The page, which comes in with a vertical shift; with reduced motion it is there at once. */
export function PageTransition() {
  const { pathname } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(loadEntrance, [])
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
