import type { ManifestSet } from '../parse/manifest-set.ts'
import type { ManifestDocument, Part, Path } from '../read/manifest-document.ts'
import { batchPath } from './batch-path.ts'
import { expandVariants } from './expand-variants.ts'

/** A path that something of the manifest is at, and where it is written. */
export type PlacedPath = { path: string; document: ManifestDocument; at: Path; part: Part }

/** The path that two spellings share: case and a trailing slash do not tell paths apart, nor do names of parameters. */
export const canonicalPath = (path: string) =>
  path.replace(/\/+$/, '').toLowerCase().replace(/:\w+/g, ':') || '/'

/** The paths of the files in `routes/`, in a fixed order. */
export const routeFilePaths = ({ routes }: ManifestSet): PlacedPath[] =>
  routes.flatMap(({ document, value }) =>
    value.routes.map(({ path }, index) => ({ path, document, at: ['routes', index, 'path'], part: 'value' })),
  )

/** The paths of a family's variants: the first is written as the family's, the others follow from their numbers. */
export const familyPaths = ({ document, value }: ManifestSet['consultas'][number]): PlacedPath[] =>
  expandVariants(value).map(({ path, number }) =>
    number === 1
      ? { path, document, at: ['path'], part: 'value' }
      : { path, document, at: ['variants', String(number)], part: 'key' },
  )

/** The paths of the batches of a family's variants, where `batch` is written. */
export const batchPaths = ({ document, value }: ManifestSet['consultas'][number]): PlacedPath[] =>
  expandVariants(value).flatMap(({ path, batch }): PlacedPath[] =>
    batch ? [{ path: batchPath(path), document, at: batch.path, part: 'key' }] : [],
  )

/** Every path that a link may lead to, parameters still in it. */
export const routePaths = (manifest: ManifestSet): string[] =>
  [
    ...routeFilePaths(manifest),
    ...manifest.consultas.flatMap((family) => [...familyPaths(family), ...batchPaths(family)]),
  ].map(({ path }) => path)

/** Says whether a concrete path, such as a link, leads to a route. Trailing slashes and case are as the router sees them. */
export function routeMatcher(paths: string[]): (path: string) => boolean {
  const plain = new Set<string>()
  const patterns: RegExp[] = []
  for (const path of paths.map(canonicalPath)) {
    if (!path.includes(':')) plain.add(path)
    else patterns.push(new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(':', '[^/]+')}$`))
  }
  return (path) =>
    plain.has(canonicalPath(path)) || patterns.some((pattern) => pattern.test(canonicalPath(path)))
}

/** Whether every file that declares routes could be read: only then is a path that is not there a mistake. */
export const knowsAllRoutes = ({ broken }: ManifestSet) => !broken.has('routes/') && !broken.has('consultas/')
