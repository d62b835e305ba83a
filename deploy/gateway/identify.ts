import type { SourceCall } from '../../codegen/tools/openapi/operations.ts'
import { mayAccess } from '../../manifest/contract/access.ts'
import { valueAt } from '../../manifest/contract/answer-path.ts'
import { createTokenCheck, type TokenOptions } from './access-token.ts'
import { type GatewayRequest, Refusal } from './exchange.ts'

/** The provider of access tokens and the claim with the roles. */
export type IdentityOptions = TokenOptions & { rolesClaim: string }

/** The client of a request. Without `roles` no role is checked. */
type GatewayClient = { client: string; roles?: string[] }

/**
 * Returns a function that identifies a client by its token, or by its address if no provider is set.
 *
 * @throws Refusal without a valid token.
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

/** Reads the roles of a token. `claim` is a claim or a path: `realm_access.roles`. */
function readTokenRoles(claims: object, claim: string): string[] {
  const roles = Object.hasOwn(claims, claim) ? Reflect.get(claims, claim) : valueAt(claims, claim)
  const list = Array.isArray(roles) ? roles : [roles]
  return list.filter((role) => typeof role === 'string')
}

/**
 * Returns the calls of an operation that these roles may make.
 *
 * @throws Refusal if there are none.
 */
export function filterAllowedCalls(calls: readonly SourceCall[], roles: readonly string[]): SourceCall[] {
  const allowed = calls.filter(({ definition }) => mayAccess(definition.access, roles))
  if (allowed.length === 0) throw new Refusal(403, 'Seus papéis não permitem esta consulta')
  return allowed
}
