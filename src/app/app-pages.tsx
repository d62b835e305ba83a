import { Navigate, useRoutes } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { pages } from '@/generated/pages.ts'
import { redirects } from '@/generated/redirects.ts'
import { routes } from '@/generated/routes.ts'
import AppLayout from '@/layout/app-layout.tsx'
import { afterPageShown } from '@/lib/page-shown.ts'
import { registerPreloader } from '@/routes/preload.ts'
import { roles } from '@/state/roles.ts'
import './remove-forbidden-entries.ts'
import { guardedRoute } from './guarded-route.tsx'
import { LockGate } from './lock-gate.tsx'
import { preloadAppPage } from './preload-app-page.ts'

const appPages = routes.filter(({ layout }) => layout === 'app').map((route) => guardedRoute(route, pages))

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

registerPreloader(preloadAppPage)

afterPageShown(() => void import('./share-session.ts'))

/**
 * The layout with its pages, loaded for authenticated users. Unknown paths lead to the home page, also paths
 * with line breaks, which `*` does not match. Renders again when the user's roles change.
 */
export default function AppPages() {
  useSnapshot(roles).names
  return <LockGate>{useRoutes(table) ?? <fallback.Component />}</LockGate>
}
