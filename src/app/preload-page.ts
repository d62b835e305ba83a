import type { RouteData } from '@manifest/contract/resolved.ts'
import { matchRoute } from '@/routes/match-route.ts'
import type { Pages } from './page-route.tsx'

/**
 * Preloads a path's page, and the definitions of its consulta family. A failure is reported when the page is
 * opened.
 */
export const preloadPage =
  <Name extends string>(routes: RouteData<Name>[], pages: Pages<Name>) =>
  (path: string) => {
    const route = matchRoute(routes, path)?.route
    if (!route) return
    pages[route.page]().catch(() => undefined)
    const { family } = route
    if (family)
      import('@/routes/load-family.ts').then(({ loadFamily }) => loadFamily(family)).catch(() => undefined)
  }
