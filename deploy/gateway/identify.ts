import { createTokenCheck, type TokenOptions } from './bearer.ts'
import type { GatewayRequest } from './exchange.ts'
import { readTokenRoles } from './roles.ts'

/** Whose tokens are asked for, and the claim that holds their roles. */
export type IdentityOptions = TokenOptions & { rolesClaim: string }

/** Who asks; without `roles` it is not known, and nobody is kept from anything. */
export type GatewayClient = { client: string; roles?: string[] }

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
