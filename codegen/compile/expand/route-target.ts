import type { Access } from '../../../manifest/contract/access.ts'
import { variantNumber, variantParameter } from '../../../manifest/contract/consulta-paths.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import type { ExpandedVariant } from './expand-family.ts'
import { createRouteMatcher } from './match-route.ts'
import { variantAccess } from './route-access.ts'
import type { LocatedRoute } from './route-table.ts'

/** The target of a path: a route and, on a family's route, the variant. */
export type RouteTarget = { locatedRoute: LocatedRoute; variant?: ExpandedVariant }

/**
 * Returns a function that finds the target of a path. On a family's route the variant must exist, and have a batch if the
 * path ends in the batch segment.
 */
export function createTargetFinder(table: LocatedRoute[]) {
  const match = createRouteMatcher(table)
  return (path: string): RouteTarget | undefined => {
    const found = match(path)
    if (!found?.route.family) return found && { locatedRoute: found.route }
    const { route: locatedRoute, params } = found
    const number = variantNumber(params[variantParameter])
    const variant = locatedRoute.family?.variants.find((candidate) => candidate.number === number)
    const isExisting = locatedRoute.route.isBatch ? variant?.batch : variant
    return variant && isExisting ? { locatedRoute, variant } : undefined
  }
}

/** Returns a function that finds the route of a link. */
export function createLinkResolver(table: LocatedRoute[]) {
  const findTarget = createTargetFinder(table)
  return (link: string): LocatedRoute | undefined => findTarget(link)?.locatedRoute
}

export const targetAccess = ({ locatedRoute, variant }: RouteTarget): Access | undefined =>
  variant ? variantAccess(variant) : locatedRoute.route.access

/** Returns the YAML path of the `access` nearest to a target; `undefined` if there is none. */
export function findAccessPath({ locatedRoute, variant }: RouteTarget): YamlPath | undefined {
  if (variant) return variant.access?.path
  const { document, at } = locatedRoute
  const paths: YamlPath[] = [[...at.slice(0, -1), 'access'], ['access']]
  return paths.find((path) => document.range(path, 'key'))
}
