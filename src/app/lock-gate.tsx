import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useRoutes } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pages } from '@/generated/pages.ts'
import { routes } from '@/generated/routes.ts'
import { LoadingView } from '@/layout/loading-view.tsx'
import { IsLockCover } from '@/routes/is-lock-cover.ts'
import { watchIdleness } from '@/state/idle-watch.ts'
import { screenLock } from '@/state/screen-lock.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { useIdleWarning } from './idle-warning.ts'
import { releaseFocusedControl } from './release-focused-control.ts'

const page = 'pages/auth/lock-screen'

const loadPage = () => pages[page]()

const LockPage = lazy(loadPage)

const table = [{ path: '*', Component: LockPage }]

watchIdleness()

/**
 * While the screen is locked, the lock screen in place of everything that is at the path, which stays: nothing of it is
 * mounted, wherever the browser goes.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const { isLocked } = useSnapshot(screenLock, { sync: true })
  useIdleWarning(loadPage)
  return isLocked ? <LockCover /> : children
}

/** The page of the lock screen, under its own path: it takes its title from there. */
function LockCover() {
  const route = routes.find((route) => route.page === page)
  return (
    <IsLockCover value={true}>
      <Suspense fallback={<LoadingView />}>
        {useRoutes(table, route?.pattern ?? '/')}
        <LockEffects />
      </Suspense>
    </IsLockCover>
  )
}

/** Stands beside the page, so that its effect runs once it is there. It takes what was said before from the live region. */
function LockEffects() {
  useEffect(() => {
    releaseFocusedControl()
    window.scrollTo(0, 0)
    announce(document.getElementById('page-title')?.textContent ?? '')
    document.querySelector<HTMLElement>('main :is(input:not([hidden]), button, a)')?.focus()
  }, [])
  return null
}
