import { Navigate, Route, Routes } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { pages } from '@/generated/pages.ts'
import { redirects } from '@/generated/redirects.ts'
import { routes } from '@/generated/routes.ts'
import AppLayout from '@/layout/app-layout.tsx'
import { registerPreloader } from '@/routes/preload.ts'
import { pageOf } from './page.ts'
import { PageView } from './page-view.tsx'
import { preloadPage } from './preload-page.ts'

const appPages = routes.filter(({ layout }) => layout === 'app').map((route) => pageOf(route, pages))

registerPreloader(preloadPage(routes, pages))

/** The layout with the pages inside it, loaded for whoever is logged in. Paths that nothing has lead home. */
export default function AppPages() {
  return (
    <Routes>
      <Route element={<AppLayout />}>
        {appPages.map((page) => (
          <Route key={page.pattern} path={page.pattern} element={<PageView page={page} />} />
        ))}
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
