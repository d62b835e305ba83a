import { expandVariants } from './expand-variants.ts'
import type { ManifestDocument, Path } from './manifest-document.ts'
import type { ManifestSet } from './manifest-set.ts'

/** A path that something of the manifest is at, and where it is written. */
export type PlacedPath = { path: string; document: ManifestDocument; at: Path }

/** The path that two spellings share: case and a trailing slash do not tell paths apart, nor do names of parameters. */
export const canonicalPath = (path: string) =>
  path.replace(/\/+$/, '').toLowerCase().replace(/:\w+/g, ':') || '/'

/** Every path of the manifest, routes first, in a fixed order. */
export function routePaths(manifest: ManifestSet): PlacedPath[] {
  const routes = manifest.routes.flatMap(({ document, value }) =>
    value.routes.map(({ path }, index) => ({ path, document, at: ['routes', index, 'path'] })),
  )
  const variants = manifest.consultas.flatMap(({ document, value }) =>
    expandVariants(value).map(({ path, number }) => ({
      path,
      document,
      at: number === 1 ? ['path'] : ['variants', String(number)],
    })),
  )
  return [...routes, ...variants]
}

/** Says whether a concrete path, such as a link, leads to a route. Trailing slashes and case are as the router sees them. */
export function routeMatcher(manifest: ManifestSet): (path: string) => boolean {
  const plain = new Set<string>()
  const patterns: RegExp[] = []
  for (const { path } of routePaths(manifest)) {
    if (!path.includes(':')) plain.add(canonicalPath(path))
    else patterns.push(new RegExp(`^${canonicalPath(path).replaceAll('.', '\\.').replaceAll(':', '[^/]+')}$`))
  }
  return (path) =>
    plain.has(canonicalPath(path)) || patterns.some((pattern) => pattern.test(canonicalPath(path)))
}

/** Whether every file that declares routes could be read: only then is a path that is not there a mistake. */
export const knowsAllRoutes = ({ broken }: ManifestSet) => !broken.has('routes/') && !broken.has('consultas/')
