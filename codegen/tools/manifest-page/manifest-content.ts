import type { ManifestContent } from '../../../manifest/contract/manifest-page.ts'
import type { CheckedManifest } from '../../expand/expand-manifest.ts'
import type { Model } from '../../resolve/model.ts'
import { shownDossies } from './shown-dossies.ts'
import { shownFamilies } from './shown-families.ts'
import { shownMenus } from './shown-menus.ts'
import { shownRedirects, shownRoutes } from './shown-routes.ts'
import { shownSources } from './shown-sources.ts'

/** A manifest with the place of each of its parts. `fileOf` gives a page's file, as messages show it. */
export function buildManifestContent(
  model: Model,
  manifest: CheckedManifest,
  findPageFile: (page: string) => string,
): ManifestContent {
  const menus = shownMenus(model, manifest)
  const families = shownFamilies(model, manifest)
  return {
    routes: shownRoutes(model, manifest, menus, findPageFile),
    families,
    dossies: shownDossies(model, manifest),
    menus,
    sources: shownSources(model, manifest, families),
    redirects: shownRedirects(manifest),
  }
}
