import { batchPath } from '../../../manifest/contract/consulta-paths.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import { createLinkResolver } from '../expand/route-target.ts'
import { createUnreadPaths, listUnreadPaths } from '../expand/unread-paths.ts'

/** Returns functions that look up the route of a path, and suggest a path in place of an unknown one. */
export function indexRoutes(manifest: ExpandedManifest) {
  const findRoute = createLinkResolver(manifest.table)
  const paths = listLinkablePaths(manifest)
  return {
    /** Returns true if a broken file may declare the path. */
    isUnread: createUnreadPaths(manifest.broken),
    /** Every path that a link may have, with parameters as in `/projects/:id`. */
    paths,
    isRoute: (path: string) => findRoute(path) !== undefined,
    suggestPath: (path: string) => suggest(path, [...paths, ...listUnreadPaths(manifest.broken)]),
  }
}

function listLinkablePaths({ table, families }: ExpandedManifest): string[] {
  const pages = table.flatMap(({ family, pattern }) => (family ? [] : [pattern]))
  const variants = families.flatMap((family) =>
    family.variants.flatMap(({ path, batch }) => (batch ? [path, batchPath(path)] : [path])),
  )
  return [...pages, ...variants]
}
