import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useRoutes } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pages } from '@/generated/pages.ts'
import { routes } from '@/generated/routes.ts'
import { LoadingView } from '@/layout/loading-view.tsx'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { IsLockCover } from '@/routes/is-lock-cover.ts'
import { watchIdleness } from '@/state/idle-watch.ts'
import { screenLock } from '@/state/screen-lock.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { useIdleWarning } from './idle-warning.ts'
import { LockFailure } from './lock-failure.tsx'
import { releaseFocusedControl } from './release-focused-control.ts'

const page = 'pages/auth/lock-screen'

const lockPage = createOnDemand(() => pages[page]())

const table = [{ path: '*', Component: LockPage }]

// The build, which renders the home page for its style rules, has no document.
if (globalThis.document) watchIdleness()

/**
 * While the screen is locked, shows the lock screen instead of the page. The path stays, and nothing of the
 * page is mounted.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const { isLocked } = useSnapshot(screenLock, { sync: true })
  useIdleWarning(lockPage.load)
  return isLocked ? <LockCover /> : children
}

/** Shows the lock screen under its own path, which gives it its title. */
function LockCover() {
  const route = routes.find((route) => route.page === page)
  return (
    <IsLockCover value={true}>
      <Suspense fallback={<LoadingView />}>{useRoutes(table, route?.pattern ?? '/')}</Suspense>
    </IsLockCover>
  )
}

/** Shows the lock screen, or a button that loads it again. A failure must not reach a boundary around the app. */
function LockPage() {
  const [hasFailed, setFailed] = useState(false)
  const loaded = useOnDemand(lockPage, !hasFailed, () => setFailed(true)) ?? lockPage.get()
  if (!loaded && !hasFailed) return <LoadingView />
  return (
    <>
      {loaded ? <loaded.default /> : <LockFailure onRetry={() => setFailed(false)} />}
      <LockEffects />
    </>
  )
}

/**
 * A sibling of the page, so that its effect runs after the page is mounted. It replaces the last text of the
 * live region.
 */
function LockEffects() {
  useEffect(() => {
    releaseFocusedControl()
    window.scrollTo(0, 0)
    announce(document.getElementById('page-title')?.textContent ?? '')
    document.querySelector<HTMLElement>('main :is(input:not([hidden]), button, a)')?.focus()
  }, [])
  return null
}
