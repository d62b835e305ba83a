import { Navigate, useRoutes } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { pages } from '@/generated/pages.ts'
import { redirects } from '@/generated/redirects.ts'
import { routes } from '@/generated/routes.ts'
import AppLayout from '@/layout/app-layout.tsx'
import { registerPreloader } from '@/routes/preload.ts'
import { pageOf } from './page.ts'
import { PageView } from './page-view.tsx'
import { preloadPage } from './preload-page.ts'

const appPages = routes
  .filter(({ layout }) => layout === 'app')
  .map((route) => ({ path: route.pattern, element: <PageView page={pageOf(route, pages)} /> }))

const redirectRoutes = redirects.map(({ from, to }) => ({
  path: from,
  element: <Navigate to={to} replace />,
}))

const fallback = {
  path: '*',
  element: redirectRoutes.find(({ path }) => path === '*')?.element ?? (
    <Navigate to={app.auth.home} replace />
  ),
}

const table = [{ element: <AppLayout />, children: [...appPages, ...redirectRoutes, fallback] }]

registerPreloader(preloadPage(routes, pages))

/**
 * The layout with the pages inside it, loaded for authenticated users. Unknown paths lead home, also those with
 * line breaks, which `*` does not match.
 */
export default function AppPages() {
  return useRoutes(table) ?? fallback.element
}
