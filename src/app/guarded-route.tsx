import type { RouteData } from '@manifest/contract/resolved.ts'
import { useParams } from 'react-router-dom'
import { routes } from '@/generated/routes.ts'
import { mayShow } from '@/routes/may-open.ts'
import { type Pages, pageRoute } from './page-route.tsx'

const { Component: Denied } = pageRoute(
  { pattern: '*', layout: 'app', title: '', page: 'no-access' },
  { 'no-access': () => import('./no-access.tsx') },
  false,
)

/** A route of the app as the router takes it. To who may not see it another page says so, and its own is not loaded. */
export function guardedRoute<Name extends string>(route: RouteData<Name>, pages: Pages<Name>) {
  const { path, Component: Page } = pageRoute(route, pages, false)
  return {
    path,
    Component() {
      const params = useParams()
      const current = routes.find(({ pattern }) => pattern === path) ?? route
      return mayShow({ route: current, params }) ? <Page /> : <Denied />
    },
  }
}
