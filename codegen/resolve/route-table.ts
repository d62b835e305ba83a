import {
  batchPath,
  batchPattern,
  batchTitle,
  familyPattern,
  variantNumber,
  variantParameter,
} from '../../manifest/contract/consulta-paths.ts'
import type { RouteData } from '../../manifest/contract/resolved.ts'
import type { ManifestSet } from '../parse/manifest-set.ts'
import type { KeyOrValue, ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { ExpandedFamily, ExpandedVariant } from './expand-family.ts'
import { createRouteMatcher } from './match-route.ts'
import { sortByRank } from './rank.ts'
import { buildAccess, dossieAccess, familyAccess } from './route-access.ts'
import { stripUndefined } from './strip-undefined.ts'

/** A place in the manifest: an entry of a file, and whether its key or its value is meant. */
export type EntryLocation = { document: ManifestDocument; at: YamlPath; part: KeyOrValue }

/** A route, and where it is declared; a family's routes know the family. */
export type LocatedRoute = EntryLocation & {
  pattern: string
  route: RouteData
  family?: ExpandedFamily
}

/** Every route, in the order of its rank. */
export const buildRouteTable = (manifest: ManifestSet, families: ExpandedFamily[]): LocatedRoute[] =>
  sortByRank([
    ...pageRoutes(manifest),
    ...families.flatMap(familyRoutes),
    ...manifest.dossies.flatMap((file) => dossieRoutes(file, families)),
  ])

/** The routes of the files in `routes/`. */
function pageRoutes({ routes }: ManifestSet): LocatedRoute[] {
  return routes.flatMap(
    ({ document, value: { layout, group, search: areListed, access: all, routes: declared } }) =>
      declared.map((declaredRoute, index): LocatedRoute => {
        const { path: pattern, page, title, description, search: isListed = areListed } = declaredRoute
        const isUnlisted = isListed ? undefined : true
        const access = buildAccess(declaredRoute.access ?? all)
        const route = stripUndefined({ pattern, layout, page, title, description, group, isUnlisted, access })
        return {
          pattern,
          route: route as RouteData,
          document,
          at: ['routes', index, 'path'],
          part: 'value',
        }
      }),
  )
}

/** A family is a route, and its batches are one more where a variant has any. */
function familyRoutes(family: ExpandedFamily): LocatedRoute[] {
  const { document, file, variants } = family
  const common = { layout: 'app', family: file.consulta } as const
  const location: EntryLocation = { document, at: ['path'], part: 'value' }
  const route = (
    data: Pick<RouteData, 'pattern' | 'page' | 'title' | 'isBatch'>,
    seen: ExpandedVariant[],
  ): LocatedRoute => ({
    pattern: data.pattern,
    route: { ...data, ...common, ...familyAccess(seen) },
    ...location,
    family,
  })
  const pages = route(
    { pattern: familyPattern(file.path), page: 'consultas/page', title: file.title },
    variants,
  )
  const withBatch = variants.filter(({ batch }) => batch)
  if (withBatch.length === 0) return [pages]
  const batches = route(
    {
      pattern: batchPattern(file.path),
      page: 'consultas/batch/page',
      title: batchTitle(file.title),
      isBatch: true,
    },
    withBatch,
  )
  return [batches, pages]
}

/** A dossiê is a route, and its batches are one more where it has any. */
function dossieRoutes(
  { document, value }: ManifestSet['dossies'][number],
  families: ExpandedFamily[],
): LocatedRoute[] {
  const { dossie, title, description, path, batch } = value
  const access = dossieAccess(value, families)
  const common = { layout: 'app', dossie, ...(access && { access }) } as const
  const page = stripUndefined({ pattern: path, page: 'consultas/dossie/page', title, description, ...common })
  const single: LocatedRoute = {
    pattern: path,
    route: page as RouteData,
    document,
    at: ['path'],
    part: 'value',
  }
  if (!batch) return [single]
  const pattern = batchPath(path)
  const route = {
    pattern,
    page: 'consultas/dossie/batch-page',
    title: batchTitle(title),
    isBatch: true,
    ...common,
  }
  return [{ pattern, route, document, at: ['batch'], part: 'key' }, single]
}

/** What a path leads to: a route and, where that is a family's, the variant. */
export type RouteTarget = { locatedRoute: LocatedRoute; variant?: ExpandedVariant }

/** Finds what a path leads to. On a family's route the variant must exist, and have a batch if the path names it. */
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

/** Finds the route that a link leads to. */
export function createLinkResolver(table: LocatedRoute[]) {
  const findTarget = createTargetFinder(table)
  return (link: string): LocatedRoute | undefined => findTarget(link)?.locatedRoute
}
