import type { ManifestContent } from '../../../../manifest/contract/studio-content.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import type { Model } from '../../../compile/resolve/model.ts'
import { shownDossies } from './shown-dossies.ts'
import { shownFamilies } from './shown-families.ts'
import { shownMenus } from './shown-menus.ts'
import { shownRedirects, shownRoutes } from './shown-routes.ts'
import { shownSources } from './shown-sources.ts'

/**
 * Builds the manifest page's content, each part with its location. `fileOf` returns a page's file as messages
 * show it.
 */
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
