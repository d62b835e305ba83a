import type { RouteData } from '@manifest/contract/resolved.ts'
import { matchRoute } from '@/routes/match-route.ts'
import { loadPage, type PageLoaders } from './page-route.tsx'

/** The page that a path leads to, being loaded, and its route; `undefined` where none of these routes leads there. */
export function preloadPage<Name extends string>(
  routes: RouteData<Name>[],
  pages: PageLoaders<Name>,
  path: string,
) {
  const route = matchRoute(routes, path)?.route
  return route && { route, page: loadPage(route.page, pages[route.page]) }
}
