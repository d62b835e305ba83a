import { placedLinks } from '../resolve/placed-links.ts'
import type { Check } from './check.ts'
import { knownRoutes, knowsAllRoutes } from './known-routes.ts'

/** Links of menus, and the paths that app.yaml names, lead to a route. */
export const linksResolve: Check = (manifest) => {
  if (!knowsAllRoutes(manifest)) return []
  const { isRoute, suggestPath } = knownRoutes(manifest)
  return placedLinks(manifest).flatMap(({ document, at, link }) => {
    if (isRoute(link)) return []
    const meant = suggestPath(link)
    const hint = meant ? `você quis dizer "${meant}"?` : undefined
    return [document.report('unknown-link', at, 'value', `Nenhuma rota tem o caminho ${link}`, hint)]
  })
}
