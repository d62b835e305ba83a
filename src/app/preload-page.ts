import { matchPath } from 'react-router-dom'
import type { RouteOf } from './page.ts'

/**
 * Preloads a path's page, and the definitions of its consulta family. A failure is reported when the page is
 * opened.
 */
export const preloadPage = (routes: RouteOf[]) => (path: string) => {
  const route = routes.find((candidate) => matchPath(candidate.path, path))
  route?.load().catch(() => undefined)
  const { consulta } = route ?? {}
  if (consulta)
    import('@/routes/load-family.ts').then(({ loadFamily }) => loadFamily(consulta)).catch(() => undefined)
}
