import type { Model } from '../../codegen/compile/resolve/model.ts'
import { chooseReporting, liveSources } from '../../manifest/contract/build-choices.ts'
import type { ContentSecurityPolicy } from '../../manifest/contract/resolved.ts'
import { type Check, createGroup } from './check.ts'
import { chooseAddress } from './gateway-checks.ts'
import type { ProviderSettings } from './provider/settings.ts'

const group = createGroup('policy', { 'policy-hosts': 'nomeia tudo o que o painel alcança' })

/** A browser connects to these endpoints; login and logout are pages, which `connect-src` does not limit. */
const connectedEndpoints = ['token_endpoint', 'jwks_uri', 'revocation_endpoint']

type Reached = {
  model: Model
  policy: ContentSecurityPolicy
  variables: Record<string, string>
  provider: ProviderSettings | undefined
  /** The provider's discovery document; empty if it is unknown. */
  metadata: Record<string, unknown>
}

/** Checks that the policy of this environment allows every connection of the app. */
export function checkPolicy(formatted: string, site: URL | undefined, reached: Reached): Check[] {
  const allowed = parsePolicies(formatted)[0]?.get('connect-src') ?? []
  const missing = listConnections(reached).filter(
    ([, origin]) => !allowed.includes(origin) && origin !== site?.origin,
  )
  if (missing.length > 0) {
    const message = `connect-src não nomeia ${missing.map(([name, origin]) => `${origin} (${name})`).join(', ')}`
    return [
      group.fail('policy-hosts', message, 'acrescente-o a auth.oidc.origins, no app.yaml, e gere de novo'),
    ]
  }
  const isUnknown = reached.provider !== undefined && reached.metadata.token_endpoint === undefined
  return [
    isUnknown
      ? group.skip('policy-hosts', 'sem a descoberta, não se sabe que endereços o provedor tem')
      : group.ok('policy-hosts'),
  ]
}

function listConnections({
  model,
  policy,
  variables,
  provider,
  metadata,
}: Reached): [name: string, origin: string][] {
  const notifications = model.app.notifications?.url
  const addresses: [string, unknown][] = [
    ...liveSources(policy, variables).map(
      (name) => [name, chooseAddress(model, name, variables)] as [string, string],
    ),
    ...(provider ? [['authority', provider.authority] as [string, string]] : []),
    ...(provider ? connectedEndpoints.map((name) => [name, metadata[name]] as [string, unknown]) : []),
    ['notifications', notifications],
    ['reporting', chooseReporting(policy, variables)?.url],
  ]
  return addresses.flatMap(([name, address]) =>
    typeof address === 'string' && URL.canParse(address) ? [[name, new URL(address).origin]] : [],
  )
}

/** Returns the values of each directive, for each policy of a header. */
export const parsePolicies = (header: string): Map<string, string[]>[] => header.split(',').map(parsePolicy)

const parsePolicy = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name.toLowerCase(), values]),
  )
