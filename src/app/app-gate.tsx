import { type ComponentType, useEffect, useRef } from 'react'
import { createPath, Navigate, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { createLoads } from '@/lib/loads.ts'
import { auth, setReturnTo } from '@/state/auth.ts'
import { LoadingScreen } from '@/ui/feedback/loading-screen.tsx'
import { PageBoundary } from './page-boundary.tsx'

const loads = createLoads<{ default: ComponentType }>()

const start = () => import('./app-pages.tsx')

/** Loads the layout and the table of its pages, which then says how these are loaded ahead. */
export const loadAppPages = () => loads.load('app-pages', start)

function AppPages() {
  const { default: Loaded } = loads.use('app-pages', start)
  return <Loaded />
}

/** Shows the layout and its pages to authenticated users and redirects others to the login, which then returns them. */
export function AppGate() {
  const { isAuth } = useSnapshot(auth)
  const wasAuth = useRef(isAuth)
  if (isAuth) wasAuth.current = true
  if (!isAuth) return <ToLogin isArrival={!wasAuth.current} />
  return (
    <PageBoundary isAlone>
      <AppPages />
    </PageBoundary>
  )
}

/** `isArrival`: the user opened this path without being logged in. After a logout the next login leads home. */
function ToLogin({ isArrival }: { isArrival: boolean }) {
  const path = createPath(useLocation())
  useEffect(() => {
    if (isArrival) setReturnTo(path)
  }, [isArrival, path])
  return (
    <>
      <Navigate to={app.auth.login} replace />
      <LoadingScreen isAuth={false} />
    </>
  )
}
