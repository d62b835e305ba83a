import type { RouteData } from '@manifest/contract/resolved.ts'
import { matchRoute } from '@/routes/match-route.ts'
import { loadPage, type PageLoaders } from './page-route.tsx'

/** Starts to load the page of a path. Returns its promise and route, or `undefined` if no route matches. */
export function preloadPage<Name extends string>(
  routes: RouteData<Name>[],
  pages: PageLoaders<Name>,
  path: string,
) {
  const route = matchRoute(routes, path)?.route
  return route && { route, page: loadPage(route.page, pages[route.page]) }
}
