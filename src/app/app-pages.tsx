import { Navigate, useRoutes } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { pages } from '@/generated/pages.ts'
import { redirects } from '@/generated/redirects.ts'
import { routes } from '@/generated/routes.ts'
import AppLayout from '@/layout/app-layout.tsx'
import { registerPreloader } from '@/routes/preload.ts'
import { pageRoute } from './page-route.tsx'
import { preloadPage } from './preload-page.ts'
import { ScreenLock } from './screen-lock.tsx'

const appPages = routes
  .filter(({ layout }) => layout === 'app')
  .map((route) => pageRoute(route, pages, false))

const redirectRoutes = redirects.map(({ from, to }) => ({
  path: from,
  Component: () => <Navigate to={to} replace />,
}))

const fallback = {
  path: '*',
  Component:
    redirectRoutes.find(({ path }) => path === '*')?.Component ??
    (() => <Navigate to={app.auth.home} replace />),
}

const table = [{ Component: AppLayout, children: [...appPages, ...redirectRoutes, fallback] }]

registerPreloader(preloadPage(routes, pages))

/**
 * The layout with the pages inside it, loaded for authenticated users. Unknown paths lead home, also those with
 * line breaks, which `*` does not match.
 */
export default function AppPages() {
  return <ScreenLock>{useRoutes(table) ?? <fallback.Component />}</ScreenLock>
}
