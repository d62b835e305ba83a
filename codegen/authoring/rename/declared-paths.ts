import { generatePath, matchPath } from 'react-router-dom'
import { batchPath } from '../../../manifest/contract/consulta-paths.ts'
import type { ExpandedManifest } from '../../compile/expand/expand-manifest.ts'
import { normalizedPattern } from '../../compile/expand/match-route.ts'
import type { ManifestDocument, YamlPath } from '../../compile/read/manifest-document.ts'

/** A path that the manifest declares for a page, a family or a dossiê, and its location. */
export type DeclaredPath = {
  document: ManifestDocument
  at: YamlPath
  path: string
  layout: 'public' | 'app'
  /** Every address at or below the path that a link or a bookmark may name. */
  published: string[]
}

/** Returns every path that a manifest declares. A family's path covers its variants and batches. */
export function listDeclaredPaths({ routes, families, dossies }: ExpandedManifest): DeclaredPath[] {
  const pagePaths = routes.flatMap(({ document, value }) =>
    value.routes.map(({ path }, index): DeclaredPath => {
      return { document, at: ['routes', index, 'path'], path, layout: value.layout, published: [path] }
    }),
  )
  const familyPaths = families.map(({ document, file, variants }): DeclaredPath => {
    const published = variants.flatMap(({ path, batch }) => (batch ? [path, batchPath(path)] : [path]))
    return { document, at: ['path'], path: file.path, layout: 'app', published }
  })
  const dossiePaths = dossies.map(({ document, value: { path, batch } }): DeclaredPath => {
    return {
      document,
      at: ['path'],
      path,
      layout: 'app',
      published: batch ? [path, batchPath(path)] : [path],
    }
  })
  return [...pagePaths, ...familyPaths, ...dossiePaths]
}

/**
 * Returns an address after its declared path is renamed to `to`, with parameters, variant or batch unchanged.
 * Returns `undefined` for an address outside the declared path.
 */
export function movePath({ path, published }: DeclaredPath, to: string, address: string): string | undefined {
  const key = normalizedPattern(address)
  const publishedMatch = published.find((candidate) => normalizedPattern(candidate) === key)
  if (publishedMatch !== undefined) return joinPath(to, publishedMatch.slice(trimSlash(path).length))
  const match = path.includes(':') ? matchPath(path, address) : null
  return match ? generatePath(to, match.params) : undefined
}

const trimSlash = (path: string) => path.replace(/\/$/, '')

const joinPath = (path: string, rest: string) => (rest === '' || rest === '/' ? path : trimSlash(path) + rest)
