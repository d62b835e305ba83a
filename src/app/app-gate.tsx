import { useEffect, useRef } from 'react'
import { createPath, Navigate, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { createOnDemand } from '@/lib/on-demand.ts'
import { auth, setReturnTo } from '@/state/auth.ts'
import { LoadingScreen } from '@/ui/feedback/loading-screen.tsx'
import { PageBoundary } from './page-boundary.tsx'

/** The layout and its pages. Once loaded, it registers how a page is preloaded. */
export const appPages = createOnDemand(() => import('./app-pages.tsx'))

function AppPages() {
  const { default: Loaded } = appPages.use()
  return <Loaded />
}

/**
 * Shows the layout and its pages to authenticated users. Redirects others to the login, which later leads
 * back to the path.
 */
export function AppGate() {
  const { isAuth } = useSnapshot(auth)
  const wasAuth = useRef(isAuth)
  if (isAuth) wasAuth.current = true
  if (!isAuth) return <LoginRedirect isDirectVisit={!wasAuth.current} />
  return (
    <PageBoundary isStandalone>
      <AppPages />
    </PageBoundary>
  )
}

/**
 * `isDirectVisit`: the user opened this path without being logged in. After a logout the next login leads to
 * the home page.
 */
function LoginRedirect({ isDirectVisit }: { isDirectVisit: boolean }) {
  const path = createPath(useLocation())
  useEffect(() => {
    if (isDirectVisit) setReturnTo(path)
  }, [isDirectVisit, path])
  return (
    <>
      <Navigate to={app.auth.login} replace />
      <LoadingScreen isAuth={false} />
    </>
  )
}
