import { listManifestLinks } from '../expand/menu-links.ts'
import type { Check } from './check.ts'
import { indexRoutes } from './route-index.ts'

/** Checks that links of menus, and the paths in app.yaml, have a route. */
export const checkLinks: Check = (manifest) => {
  const { isRoute, isUnread, suggestPath } = indexRoutes(manifest)
  return listManifestLinks(manifest).flatMap(({ document, at, link }) => {
    if (isRoute(link) || isUnread(link)) return []
    const meant = suggestPath(link)
    const hint = meant ? `você quis dizer "${meant}"?` : undefined
    return [document.report('unknown-link', at, 'value', `Nenhuma rota tem o caminho ${link}`, hint)]
  })
}
