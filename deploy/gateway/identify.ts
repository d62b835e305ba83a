import type { SourceCall } from '../../codegen/emit/openapi/operations.ts'
import { mayAccess } from '../../manifest/contract/access.ts'
import type { Auth } from '../../manifest/contract/resolved.ts'
import { readRoles } from '../../manifest/contract/role-claims.ts'
import { createTokenCheck, type TokenOptions } from './access-token.ts'
import { type GatewayRequest, Refusal } from './exchange.ts'

/** The provider of access tokens and the claim with the roles. */
export type IdentityOptions = TokenOptions & { rolesClaim: string }

/** The client of a request. Without `roles` no role is checked. */
export type GatewayClient = { client: string; roles?: string[] }

/**
 * Returns a function that identifies a client by its token, or by its address if no provider is set.
 *
 * @throws Refusal without a valid token.
 */
export function createIdentifier(
  options: IdentityOptions | undefined,
  { oidc, roles }: Pick<Auth, 'oidc' | 'roles'>,
): (gatewayRequest: GatewayRequest) => Promise<GatewayClient> {
  if (!options) return async ({ client }) => ({ client })
  const checkToken = createTokenCheck(options)
  const roleSettings = { rolesClaim: options.rolesClaim, rolesMap: oidc?.rolesMap, roles }
  return async ({ headers, client }) => {
    const claims = await checkToken(headers.authorization)
    return { client: claims.sub ?? client, roles: readRoles(claims, roleSettings) }
  }
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
