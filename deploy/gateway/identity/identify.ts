import type { IncomingHttpHeaders } from 'node:http'
import type { SourceCall } from '../../../codegen/emit/openapi/operations.ts'
import { mayAccess } from '../../../manifest/contract/access.ts'
import type { Auth } from '../../../manifest/contract/resolved.ts'
import { readRoles } from '../../../manifest/contract/role-claims.ts'
import { Refusal } from '../server/exchange.ts'
import { createTokenCheck, type TokenOptions } from './access-token.ts'

/** The provider of access tokens and the claim with the roles. */
export type IdentityOptions = TokenOptions & { rolesClaim: string }

/** The client of a request. Without `roles` no role is checked. */
export type GatewayClient = { client: string; roles?: string[] }

/** Identifies a client by its token, or by its address if no provider is set. */
export type Identify = (request: { headers: IncomingHttpHeaders; ip: string }) => Promise<GatewayClient>

type Identifier = {
  identify: Identify
  /** Rejects if the provider's keys are unavailable. Absent without a provider. */
  readKeys?: () => Promise<void>
}

/**
 * Returns a function that identifies clients, which throws a refusal without a valid token, and one that reads the keys.
 */
export function createIdentifier(
  options: IdentityOptions | undefined,
  { oidc, roles }: Pick<Auth, 'oidc' | 'roles'>,
): Identifier {
  if (!options) return { identify: async ({ ip }) => ({ client: ip }) }
  const { check, readKeys } = createTokenCheck(options)
  const roleSettings = { rolesClaim: options.rolesClaim, rolesMap: oidc?.rolesMap, roles }
  return {
    readKeys,
    identify: async ({ headers, ip }) => {
      const claims = await check(headers.authorization)
      return { client: claims.sub ?? ip, roles: readRoles(claims, roleSettings) }
    },
  }
}

/**
 * Returns the calls of an operation that these roles may make.
 *
 * @throws Refusal if there are none.
 */
export function filterAllowedCalls(
  calls: readonly SourceCall[],
  roles: readonly string[] | undefined,
): readonly SourceCall[] {
  if (!roles) return calls
  const allowed = calls.filter(({ definition }) => mayAccess(definition.access, roles))
  if (allowed.length === 0) throw new Refusal(403, 'Seus papéis não permitem esta consulta')
  return allowed
}
