import { variantNumber, variantParameter } from '@manifest/contract/consulta-paths.ts'
import type { RouteData } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { maySee } from '@/state/roles.ts'
import { matchRoute, type RouteMatch } from './match-route.ts'

/** Whether the user may see the page of a route: of a family, that of the variant which the parameters name. */
export function mayShow({
  route: { access, variantAccess },
  params,
}: RouteMatch<Pick<RouteData, 'access' | 'variantAccess'>>): boolean {
  const number = variantNumber(params[variantParameter])
  return maySee(access) && maySee(number === undefined ? undefined : variantAccess?.[number])
}

/** Whether the user may see the page that a path leads to. */
export function mayOpen(path: string): boolean {
  const match = matchRoute<RouteData>(routes, path)
  return match === undefined || mayShow(match)
}

/** A path that there may be, if the user may see its page. */
export const accessiblePath = (path: Path | undefined): Path | undefined =>
  path !== undefined && mayOpen(path) ? path : undefined
