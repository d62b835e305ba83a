import { valueAt } from './answer-path.ts'

/** The claims of a token. */
export type Claims = Readonly<Record<string, unknown>>

/** The claim with the roles, the roles by the values that the provider sends, and the roles that count. */
export type RoleSettings = {
  rolesClaim: string
  rolesMap?: Readonly<Record<string, string>> | undefined
  roles: readonly string[]
}

/** Returns the declared roles that a token names, in the order of the manifest. */
export function readRoles(claims: Claims, { rolesClaim, rolesMap = {}, roles }: RoleSettings): string[] {
  const findRole = (value: string) => {
    const role = Object.hasOwn(rolesMap, value) ? rolesMap[value] : value
    return role !== undefined && roles.includes(role) ? role : undefined
  }
  const found = new Set(splitValues(readClaim(claims, rolesClaim), findRole).map(findRole))
  return roles.filter((role) => found.has(role))
}

/** Returns true if the provider left the roles out of a token because they are too many for it. */
export function omitsRoles(claims: Claims, rolesClaim: string): boolean {
  if (readClaim(claims, rolesClaim) !== undefined) return false
  // Claims that are not in the token, but at another address (OpenID Connect Core 1.0, 5.6.2).
  const names = claims._claim_names
  return typeof names === 'object' && names !== null && Object.hasOwn(names, rolesClaim)
}

/** A claim's own name may contain dots, as `https://empresa.example/roles` does; other dots go into the claim. */
const readClaim = (claims: Claims, claim: string): unknown =>
  Object.hasOwn(claims, claim) ? claims[claim] : valueAt(claims, claim)

/**
 * Returns the values of a claim: of a list, or of a text. A text that names a role is one value; otherwise
 * commas separate the values, and without commas spaces do, as in `scope`.
 */
function splitValues(claim: unknown, findRole: (value: string) => string | undefined): string[] {
  if (Array.isArray(claim)) return claim.filter((value) => typeof value === 'string')
  if (typeof claim !== 'string') return []
  if (findRole(claim) !== undefined) return [claim]
  return claim.includes(',') ? claim.split(',').map((value) => value.trim()) : claim.split(/\s+/)
}
