import type { SourceCall } from '../../codegen/tools/openapi/operations.ts'
import { mayAccess } from '../../manifest/contract/access.ts'
import { valueAt } from '../../manifest/contract/answer-path.ts'
import { Refusal } from './exchange.ts'

/** The roles in a token's claims. `claim` is a claim's name, or descends into one: `realm_access.roles`. */
export function readTokenRoles(claims: object, claim: string): string[] {
  const roles = Object.hasOwn(claims, claim) ? Reflect.get(claims, claim) : valueAt(claims, claim)
  const list = Array.isArray(roles) ? roles : [roles]
  return list.filter((role) => typeof role === 'string')
}

/**
 * What of an operation these roles may ask.
 *
 * @throws Refusal where it is nothing.
 */
export function filterAllowedCalls(calls: readonly SourceCall[], roles: readonly string[]): SourceCall[] {
  const allowed = calls.filter(({ definition }) => mayAccess(definition.access, roles))
  if (allowed.length === 0) throw new Refusal(403, 'Seus papéis não permitem esta consulta')
  return allowed
}
