import type { ValidModel } from '../../generate.ts'
import { itemKinds, type ManifestItem } from './manifest-item.ts'
import { listConsultaItems } from './parts/consultas.ts'
import { listDossieItems } from './parts/dossies.ts'
import { listMenuItems } from './parts/menus.ts'
import { listRedirectItems, listRouteItems } from './parts/routes.ts'
import { listAppItems, listSourceItems } from './parts/settings.ts'

/** All that a manifest consists of, subject by subject. */
export function listManifestItems(built: ValidModel): ManifestItem[] {
  const { manifest } = built
  const items = [
    ...listAppItems(built),
    ...listRouteItems(manifest),
    ...listRedirectItems(manifest),
    ...listMenuItems(manifest),
    ...listConsultaItems(built),
    ...listDossieItems(built),
    ...listSourceItems(built),
  ]
  return itemKinds.flatMap((subject) => items.filter((item) => item.subject === subject))
}
