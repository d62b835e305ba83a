import type { Access } from '../../manifest/contract/access.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import { variantAccess } from './route-access.ts'
import type { RouteTarget } from './route-table.ts'

/** Who may see what a path leads to. */
export const targetAccess = ({ locatedRoute, variant }: RouteTarget): Access | undefined =>
  variant ? variantAccess(variant) : locatedRoute.route.access

/** Where the `access` nearest to what a path leads to is written; `undefined` where there is none. */
export function findAccessPath({ locatedRoute, variant }: RouteTarget): YamlPath | undefined {
  if (variant) return variant.access?.path
  const { document, at } = locatedRoute
  const paths: YamlPath[] = [[...at.slice(0, -1), 'access'], ['access']]
  return paths.find((path) => document.range(path, 'key'))
}
