import { variantNumber, variantParameter } from '@manifest/contract/consulta-paths.ts'
import type { RouteData } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { maySee } from '@/state/roles.ts'
import { matchRoute, type RouteMatch } from './match-route.ts'

/**
 * Returns true if the user may see the page of a route. For a family, the variant in the parameters decides.
 */
export function mayShow({
  route: { access, variantAccess },
  params,
}: RouteMatch<Pick<RouteData, 'access' | 'variantAccess'>>): boolean {
  const number = variantNumber(params[variantParameter])
  return maySee(access) && maySee(number === undefined ? undefined : variantAccess?.[number])
}

/** Returns true if the user may see the page at a path. */
export function mayOpen(path: string): boolean {
  const match = matchRoute<RouteData>(routes, path)
  return match === undefined || mayShow(match)
}

/** Returns the path if the user may see its page. */
export const accessiblePath = (path: Path | undefined): Path | undefined =>
  path !== undefined && mayOpen(path) ? path : undefined
