import type { ValidModel } from '../../../generate.ts'
import type { ManifestItem } from '../manifest-item.ts'

/** The product's own settings. */
export function listAppItems({ manifest: { app } }: ValidModel): ManifestItem[] {
  const { document, value } = app
  return [{ subject: 'app', keys: ['app'], name: value.product, value, document, at: [], part: 'key' }]
}

/** Where answers come from: each source, and what holds for all of them. */
export function listSourceItems({ manifest: { sources: file } }: ValidModel): ManifestItem[] {
  if (!file) return []
  const { document } = file
  const { sources, ...common } = file.value
  const createItem = (name: string, value: ManifestItem['value'], at: string[]): ManifestItem => {
    return { subject: 'source', keys: [name], name, value, document, at, part: 'key' }
  }
  return [
    createItem('sources.yaml', common, []),
    ...Object.entries(sources).map(([name, source]) => createItem(name, source, ['sources', name])),
  ]
}
