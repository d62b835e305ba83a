import { type Access, mayAccess } from '../../manifest/contract/access.ts'

/**
 * Whom a list of roles lets in although they may not see what stands behind it, in words; `undefined` where there is
 * nobody. An empty list lets everyone in.
 */
export function letInTooMany(roles: readonly string[], behind: Access | undefined): string | undefined {
  if (!behind) return undefined
  if (roles.length === 0) return 'todos que entraram'
  const many = roles.filter((role) => !mayAccess(behind, [role]))
  return many.length === 0 ? undefined : many.join(' e ')
}
