import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { auth, setReturnTo } from '@/state/auth.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { PageBoundary } from './page-boundary.tsx'

const AppPages = lazy(() => import('./app-pages.tsx'))

/** Lets the authenticated into the layout and its pages and sends others to the login, which remembers the path asked for. */
export function AppGate() {
  const { isAuth } = useSnapshot(auth)
  const wasIn = useRef(isAuth)
  if (isAuth) wasIn.current = true
  if (!isAuth) return <ToLogin isArrival={!wasIn.current} />
  return (
    <PageBoundary isAlone>
      <Suspense fallback={<LoadingScreen />}>
        <AppPages />
      </Suspense>
    </PageBoundary>
  )
}

/** `isArrival`: the person came to this path without being logged in. Whoever just logged out starts from home again. */
function ToLogin({ isArrival }: { isArrival: boolean }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (isArrival) setReturnTo(pathname)
  }, [isArrival, pathname])
  return <Navigate to={app.auth.login} replace />
}
