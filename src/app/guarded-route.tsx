import type { RouteData } from '@manifest/contract/resolved.ts'
import { useParams } from 'react-router-dom'
import { routes } from '@/generated/routes.ts'
import { mayShow } from '@/routes/may-open.ts'
import { loadPage, type PageLoaders, pageRoute } from './page-route.tsx'

const noAccess = 'no-access'

const noAccessPages: PageLoaders<typeof noAccess> = { [noAccess]: () => import('./no-access.tsx') }

const { Component: NoAccessPage } = pageRoute(
  { pattern: '*', layout: 'app', title: '', page: noAccess },
  noAccessPages,
  false,
)

export const loadNoAccessPage = () => loadPage(noAccess, noAccessPages[noAccess])

/**
 * Returns a route of the app for the router. Users without access see the no-access page, and the route's
 * page is not loaded.
 */
export function guardedRoute<Name extends string>(route: RouteData<Name>, pages: PageLoaders<Name>) {
  const { path, Component: Page } = pageRoute(route, pages, false)
  return {
    path,
    Component() {
      const params = useParams()
      const current = routes.find(({ pattern }) => pattern === path) ?? route
      return mayShow({ route: current, params }) ? <Page /> : <NoAccessPage />
    },
  }
}
