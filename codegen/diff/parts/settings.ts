import type { ValidModel } from '../../resolve/build-model.ts'
import type { Part } from '../part.ts'

/** The product's own settings. */
export function appParts({ manifest: { app } }: ValidModel): Part[] {
  const { document, value } = app
  return [{ subject: 'app', keys: ['app'], name: value.product, value, document, at: [], part: 'key' }]
}

/** Where answers come from: each source, and what holds for all of them. */
export function sourceParts({ manifest: { sources: file } }: ValidModel): Part[] {
  if (!file) return []
  const { document } = file
  const { sources, ...common } = file.value
  const part = (name: string, value: Part['value'], at: string[]): Part => {
    return { subject: 'source', keys: [name], name, value, document, at, part: 'key' }
  }
  return [
    part('sources.yaml', common, []),
    ...Object.entries(sources).map(([name, source]) => part(name, source, ['sources', name])),
  ]
}
