import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { valueAt } from '../parse/value-at.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import { menuEntries } from '../resolve/menu-entries.ts'
import type { Check } from './check.ts'
import { knownRoutes, knowsAllRoutes } from './known-routes.ts'

/** Links of menus, and the paths that app.yaml names, lead to a route. */
export const linksResolve: Check = (manifest) => {
  if (!knowsAllRoutes(manifest)) return []
  const { isRoute, suggestPath } = knownRoutes(manifest)
  const dangling = (document: ManifestDocument, at: Path, link: string): Diagnostic[] => {
    if (isRoute(link)) return []
    const meant = suggestPath(link)
    const hint = meant ? `você quis dizer "${meant}"?` : undefined
    return [document.report('unknown-link', at, 'value', `Nenhuma rota tem o caminho ${link}`, hint)]
  }
  const { app, menu } = manifest
  const inMenus = menu
    ? menuEntries(menu.value).flatMap(({ entry: { link }, path }) =>
        link === undefined ? [] : dangling(menu.document, [...path, 'link'], link),
      )
    : []
  return [
    ...inMenus,
    ...(app ? chosenPaths(app.document).flatMap(([at, link]) => dangling(app.document, at, link)) : []),
  ]
}

/** The paths that app.yaml itself writes; defaults are not held against a manifest without pages. */
function chosenPaths({ value }: ManifestDocument): [Path, string][] {
  const auth = Object.keys((value as { auth?: object }).auth ?? {}).map((key) => ['auth', key])
  return [...auth, ['notifications', 'page'], ['catalogue'], ['credits']].flatMap((at): [Path, string][] => {
    const link = valueAt(value, at)
    return typeof link === 'string' ? [[at, link]] : []
  })
}
