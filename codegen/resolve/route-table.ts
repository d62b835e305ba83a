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
import type { ManifestDocument, Part, Path } from '../read/manifest-document.ts'
import type { ExpandedFamily, ExpandedVariant } from './expand-family.ts'
import { createRouteMatcher } from './match-route.ts'
import { byRank } from './rank.ts'
import { accessOf, dossieAccess, familyAccess } from './route-access.ts'
import { stripUndefined } from './strip-undefined.ts'

/** A place in the manifest: an entry of a file, and whether its key or its value is meant. */
export type Place = { document: ManifestDocument; at: Path; part: Part }

/** A route, and where it is declared; a family's routes know the family. */
export type PlacedRoute = Place & {
  pattern: string
  route: RouteData
  family?: ExpandedFamily
}

/** Every route, in the order of its rank. */
export const routeTable = (manifest: ManifestSet, families: ExpandedFamily[]): PlacedRoute[] =>
  byRank([
    ...pageRoutes(manifest),
    ...families.flatMap(familyRoutes),
    ...manifest.dossies.flatMap((file) => dossieRoutes(file, families)),
  ])

/** The routes of the files in `routes/`. */
function pageRoutes({ routes }: ManifestSet): PlacedRoute[] {
  return routes.flatMap(
    ({ document, value: { layout, group, search: areListed, access: all, routes: declared } }) =>
      declared.map((declaredRoute, index): PlacedRoute => {
        const { path: pattern, page, title, description, search: isListed = areListed } = declaredRoute
        const isUnlisted = isListed ? undefined : true
        const access = accessOf(declaredRoute.access ?? all)
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
function familyRoutes(family: ExpandedFamily): PlacedRoute[] {
  const { document, file, variants } = family
  const common = { layout: 'app', family: file.consulta } as const
  const place: Place = { document, at: ['path'], part: 'value' }
  const route = (
    data: Pick<RouteData, 'pattern' | 'page' | 'title' | 'isBatch'>,
    seen: ExpandedVariant[],
  ): PlacedRoute => ({
    pattern: data.pattern,
    route: { ...data, ...common, ...familyAccess(seen) },
    ...place,
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
): PlacedRoute[] {
  const { dossie, title, description, path, batch } = value
  const access = dossieAccess(value, families)
  const common = { layout: 'app', dossie, ...(access && { access }) } as const
  const page = stripUndefined({ pattern: path, page: 'consultas/dossie/page', title, description, ...common })
  const single: PlacedRoute = {
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
export type Target = { placed: PlacedRoute; variant?: ExpandedVariant }

/** Finds what a path leads to. On a family's route the variant must exist, and have a batch if the path names it. */
export function createTargetFinder(table: PlacedRoute[]) {
  const match = createRouteMatcher(table)
  return (path: string): Target | undefined => {
    const found = match(path)
    if (!found?.route.family) return found && { placed: found.route }
    const { route: placed, params } = found
    const number = variantNumber(params[variantParameter])
    const variant = placed.family?.variants.find((candidate) => candidate.number === number)
    const isThere = placed.route.isBatch ? variant?.batch : variant
    return variant && isThere ? { placed, variant } : undefined
  }
}

/** Finds the route that a link leads to. */
export function createLinkResolver(table: PlacedRoute[]) {
  const targetOf = createTargetFinder(table)
  return (link: string): PlacedRoute | undefined => targetOf(link)?.placed
}
