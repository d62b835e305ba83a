import { type Access, mayAccess } from '../../../manifest/contract/access.ts'
import type { RelatedPosition } from '../../diagnostics/diagnostic.ts'
import { findAccessPath, type RouteTarget } from '../expand/route-target.ts'

/**
 * Names the roles of a list that do not pass `requiredAccess`; `undefined` if all of them do. An empty list
 * is open to every user.
 */
export function describeExcessRoles(
  roles: readonly string[],
  requiredAccess: Access | undefined,
): string | undefined {
  if (!requiredAccess) return undefined
  if (roles.length === 0) return 'todos que entraram'
  const excessRoles = roles.filter((role) => !mayAccess(requiredAccess, [role]))
  return excessRoles.length === 0 ? undefined : excessRoles.join(' e ')
}

/** Returns the position of a target's `access` or, without one, of the route's declaration. */
export function relatedAccess(target: RouteTarget): RelatedPosition[] {
  const { document, at, keyOrValue } = target.locatedRoute
  const accessPath = findAccessPath(target)
  return accessPath
    ? [document.related(accessPath, 'value', 'quem pode ver a página está aqui')]
    : [document.related(at, keyOrValue, 'a página está aqui')]
}
