import { m, useReducedMotion } from 'framer-motion'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LoadingView } from './loading-view.tsx'

const seconds = 0.5

const shift = 50

let hasEntered = false

/** The page, which comes in with a vertical shift. The first page is there at once, and so is every page with reduced motion. */
export function PageTransition() {
  const { pathname } = useLocation()
  const isReduced = useReducedMotion()
  const isStill = isReduced || !hasEntered
  hasEntered = true
  return (
    <m.div
      key={pathname}
      initial={isStill ? false : { opacity: 0, y: shift }}
      animate={{ opacity: 1, y: 0 }}
      transition={{ duration: seconds, ease: 'easeOut' }}
    >
      <Suspense fallback={<LoadingView />}>
        <Outlet />
      </Suspense>
    </m.div>
  )
}
