import { matchPath } from 'react-router-dom'
import type { RouteOf } from './page.ts'

/** Begins to load a path's page, and its definitions where it is a consulta's. A failure shows when the page is opened. */
export const preloadPage = (routes: RouteOf[]) => (path: string) => {
  const route = routes.find((candidate) => matchPath(candidate.path, path))
  route?.load().catch(() => undefined)
  const { consulta } = route ?? {}
  if (consulta)
    import('@/routes/load-family.ts').then(({ loadFamily }) => loadFamily(consulta)).catch(() => undefined)
}
