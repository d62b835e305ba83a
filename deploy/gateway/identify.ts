import type { SourceCall } from '../../codegen/tools/openapi/operations.ts'
import { mayAccess } from '../../manifest/contract/access.ts'
import { valueAt } from '../../manifest/contract/answer-path.ts'
import { createTokenCheck, type TokenOptions } from './access-token.ts'
import { type GatewayRequest, Refusal } from './exchange.ts'

/** Whose tokens are asked for, and the claim that holds their roles. */
export type IdentityOptions = TokenOptions & { rolesClaim: string }

/** Who asks; without `roles` it is not known, and nobody is kept from anything. */
type GatewayClient = { client: string; roles?: string[] }

/**
 * Tells who asks: by the token, or without a provider by the address alone.
 *
 * @throws Refusal without a good token.
 */
export function createIdentifier(
  options: IdentityOptions | undefined,
): (gatewayRequest: GatewayRequest) => Promise<GatewayClient> {
  if (!options) return async ({ client }) => ({ client })
  const checkToken = createTokenCheck(options)
  return async ({ headers, client }) => {
    const claims = await checkToken(headers.authorization)
    return { client: claims.sub ?? client, roles: readTokenRoles(claims, options.rolesClaim) }
  }
}

/** The roles in a token's claims. `claim` is a claim's name, or descends into one: `realm_access.roles`. */
function readTokenRoles(claims: object, claim: string): string[] {
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
