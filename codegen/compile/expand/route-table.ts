import {
  batchPath,
  batchPattern,
  batchTitle,
  familyPattern,
} from '../../../manifest/contract/consulta-paths.ts'
import { enginePages } from '../../../manifest/contract/engine-pages.ts'
import type { RouteData } from '../../../manifest/contract/resolved.ts'
import type { ParsedManifest } from '../parse/parse-manifest.ts'
import type { KeyOrValue, ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { ExpandedFamily, ExpandedVariant } from './expand-family.ts'
import { sortByRank } from './match-route.ts'
import { buildAccess, dossieAccess, familyAccess } from './route-access.ts'
import { stripUndefined } from './strip-undefined.ts'

/** The position of an entry's key or value in the manifest. */
export type EntryLocation = { document: ManifestDocument; at: YamlPath; keyOrValue: KeyOrValue }

/** A route with the position of its declaration and, for a family's routes, the family. */
export type LocatedRoute = EntryLocation & {
  pattern: string
  route: RouteData
  family?: ExpandedFamily
}

/** Returns every route, sorted by rank. */
export const buildRouteTable = (manifest: ParsedManifest, families: ExpandedFamily[]): LocatedRoute[] =>
  sortByRank([
    ...pageRoutes(manifest),
    ...families.flatMap(familyRoutes),
    ...manifest.dossies.flatMap((file) => dossieRoutes(file, families)),
  ])

function pageRoutes({ routes }: ParsedManifest): LocatedRoute[] {
  return routes.flatMap(
    ({ document, value: { layout, group, search: areListed, access: all, routes: declared } }) =>
      declared.map((declaredRoute, index): LocatedRoute => {
        const {
          path: pattern,
          page,
          title,
          description,
          search: isListed = areListed,
          titleParams,
        } = declaredRoute
        const isUnlisted = isListed ? undefined : true
        const hidesParams = titleParams === false ? true : undefined
        const access = buildAccess(declaredRoute.access ?? all)
        const route = stripUndefined({
          pattern,
          layout,
          page,
          title,
          description,
          group,
          isUnlisted,
          hidesParams,
          access,
        })
        return {
          pattern,
          route: route as RouteData,
          document,
          at: ['routes', index, 'path'],
          keyOrValue: 'value',
        }
      }),
  )
}

/** Returns the route of a family, and the route of its batches if a variant has any. */
function familyRoutes(family: ExpandedFamily): LocatedRoute[] {
  const { document, file, variants } = family
  const common = { layout: 'app', family: file.consulta } as const
  const location: EntryLocation = { document, at: ['path'], keyOrValue: 'value' }
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
    { pattern: familyPattern(file.path), page: enginePages.consulta, title: file.title },
    variants,
  )
  const withBatch = variants.filter(({ batch }) => batch)
  if (withBatch.length === 0) return [pages]
  const batches = route(
    {
      pattern: batchPattern(file.path),
      page: enginePages.batch,
      title: batchTitle(file.title),
      isBatch: true,
    },
    withBatch,
  )
  return [batches, pages]
}

/** Returns the route of a dossiê, and the route of its batches if it has any. */
function dossieRoutes(
  { document, value }: ParsedManifest['dossies'][number],
  families: ExpandedFamily[],
): LocatedRoute[] {
  const { dossie, title, description, path, batch } = value
  const access = dossieAccess(value, families)
  const common = { layout: 'app', dossie, ...(access && { access }) } as const
  const page = stripUndefined({ pattern: path, page: enginePages.dossie, title, description, ...common })
  const single: LocatedRoute = {
    pattern: path,
    route: page as RouteData,
    document,
    at: ['path'],
    keyOrValue: 'value',
  }
  if (!batch) return [single]
  const pattern = batchPath(path)
  const route = {
    pattern,
    page: enginePages.dossieBatch,
    title: batchTitle(title),
    isBatch: true,
    ...common,
  }
  return [{ pattern, route, document, at: ['batch'], keyOrValue: 'key' }, single]
}
