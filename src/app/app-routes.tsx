import { Suspense } from 'react'
import { useRoutes } from 'react-router-dom'
import { publicPages } from '@/generated/public-pages.ts'
import { publicRoutes } from '@/generated/public-routes.ts'
import { preload, registerPreloader } from '@/routes/preload.ts'
import { auth } from '@/state/auth.ts'
import { LoadingScreen } from '@/ui/feedback/loading-screen.tsx'
import { AppGate, appPages } from './app-gate.tsx'
import { pageRoute } from './page-route.tsx'
import { preloadPage } from './preload-page.ts'

const pages = publicRoutes.map((route) => pageRoute(route, publicPages, true))

registerPreloader((path) => {
  const found = preloadPage(publicRoutes, publicPages, path)
  if (found) return [found.page]
  return auth.isAuth ? [loadLayoutAndPage(path)] : []
})

/** Resolves after a failure too: the gate reports it. */
const loadLayoutAndPage = (path: string) =>
  appPages.load().then(
    () => Promise.allSettled(preload(path)),
    () => undefined,
  )

const table = [...pages, { path: '*', Component: AppGate }]

/**
 * The public screens, and the gate for all other paths, also for paths with line breaks, which `*` does not
 * match. The loading view is shown for the first page only: later the old page stays until the new one has
 * loaded.
 */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen isAuth={auth.isAuth} />}>{useRoutes(table) ?? <AppGate />}</Suspense>
  )
}
