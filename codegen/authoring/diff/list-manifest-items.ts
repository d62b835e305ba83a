import type { ValidModel } from '../../generate.ts'
import { itemKinds, type ManifestItem } from './manifest-item.ts'
import { listConsultaItems } from './parts/consultas.ts'
import { listDossieItems } from './parts/dossies.ts'
import { listMenuItems } from './parts/menus.ts'
import { listRedirectItems, listRouteItems } from './parts/routes.ts'

/** Returns every item of a manifest, grouped by kind. */
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

function listAppItems({ manifest: { app } }: ValidModel): ManifestItem[] {
  const { document, value } = app
  return [{ subject: 'app', keys: ['app'], name: value.product, value, document, at: [], keyOrValue: 'key' }]
}

/** Lists each source and the settings common to all sources. */
function listSourceItems({ manifest: { sources: file } }: ValidModel): ManifestItem[] {
  if (!file) return []
  const { document } = file
  const { sources, ...common } = file.value
  const createItem = (name: string, value: ManifestItem['value'], at: string[]): ManifestItem => {
    return { subject: 'source', keys: [name], name, value, document, at, keyOrValue: 'key' }
  }
  return [
    createItem('sources.yaml', common, []),
    ...Object.entries(sources).map(([name, source]) => createItem(name, source, ['sources', name])),
  ]
}
