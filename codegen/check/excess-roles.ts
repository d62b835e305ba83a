import { type Access, mayAccess } from '../../manifest/contract/access.ts'

/**
 * Whom a list of roles lets in although they may not see what stands behind it, in words; `undefined` where there is
 * nobody. An empty list lets everyone in.
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
