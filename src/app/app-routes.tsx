import { Navigate, Route, Routes } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { redirects } from '@/generated/router.ts'
import { AppGate } from './app-gate.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { PageView } from './page-view.tsx'
import { appPages, type Page, publicPages } from './pages.ts'

const pageRoute = (page: Page, loading: React.ReactNode) => (
  <Route key={page.path} path={page.path} element={<PageView page={page} loading={loading} />} />
)

/** The router's table as routes. Paths that nothing has lead home, or to the login for whoever is not logged in. */
export function AppRoutes() {
  return (
    <Routes>
      {publicPages.map((page) => pageRoute(page, <LoadingScreen />))}
      <Route element={<AppGate />}>
        {appPages.map((page) => pageRoute(page, undefined))}
        {redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        {redirects.some(({ from }) => from === '*') || (
          <Route path="*" element={<Navigate to={app.auth.home} replace />} />
        )}
      </Route>
    </Routes>
  )
}
