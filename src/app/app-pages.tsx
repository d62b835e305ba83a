import './remove-forbidden-entries.ts'
import { Navigate, useLocation, useRoutes } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { pages } from '@/generated/pages.ts'
import { redirects } from '@/generated/redirects.ts'
import { routes } from '@/generated/routes.ts'
import AppLayout from '@/layout/app-layout.tsx'
import { memoizeGenerated } from '@/lib/memoize-generated.ts'
import { createOnDemand } from '@/lib/on-demand.ts'
import { preloadWhenIdle } from '@/lib/page-shown.ts'
import { matchRoute } from '@/routes/match-route.ts'
import { registerPreloader } from '@/routes/preload.ts'
import { roles } from '@/state/roles.ts'
import { guardedRoute, preloadAppPage } from './guarded-route.tsx'
import { LockGate } from './lock-gate.tsx'

/** Routes by their data. A page keeps its state if live editing replaces the table and the route is the same. */
const knownRoutes = new Map<string, ReturnType<typeof guardedRoute>>()

function findRoute(route: (typeof routes)[number]) {
  const { pattern, page, family, dossie } = route
  const key = [pattern, page, family, dossie].join(' ')
  const known = knownRoutes.get(key) ?? guardedRoute(route, pages)
  knownRoutes.set(key, known)
  return known
}

/** The redirects as routes, and the component for paths that no route matches. */
const getRedirects = memoizeGenerated(() => {
  const redirectRoutes = redirects.map(({ from, to }) => ({
    path: from,
    Component: () => <Navigate to={to} replace />,
  }))
  const Fallback =
    redirectRoutes.find(({ path }) => path === '*')?.Component ??
    (() => <Navigate to={app.auth.home} replace />)
  return { routes: [...redirectRoutes, { path: '*', Component: Fallback }], Fallback }
})

/** Returns a table with the route of a path only: for each location, the router flattens and ranks its whole table again. */
function findTable(path: string) {
  const match = matchRoute(routes, path)
  const page = match?.route.layout === 'app' ? [findRoute(match.route)] : []
  return [{ Component: AppLayout, children: [...page, ...getRedirects().routes] }]
}

registerPreloader(preloadAppPage)

preloadWhenIdle(createOnDemand(() => import('./connect-session.ts')))

/**
 * The layout with its pages, loaded for authenticated users. Unknown paths lead to the home page, also paths
 * with line breaks, which `*` does not match. Renders again when the user's roles change.
 */
export default function AppPages() {
  useSnapshot(roles).names
  const table = findTable(useLocation().pathname)
  const { Fallback } = getRedirects()
  return <LockGate>{useRoutes(table) ?? <Fallback />}</LockGate>
}
