import { authProvider, chooseText } from '../../../manifest/contract/build-choices.ts'
import type { Auth } from '../../../manifest/contract/resolved.ts'
import { createGroup } from '../check.ts'

const titles = {
  discovery: 'descoberta',
  issuer: 'emissor',
  clock: 'relógio',
  offers: 'PKCE, código e escopos',
  keys: 'chaves',
  'discovery-cors': 'CORS da descoberta',
  'keys-cors': 'CORS das chaves',
  'token-cors': 'CORS dos tokens',
  client: 'cliente público',
  redirect: 'endereço de retorno',
  login: 'pedido de login',
  logout: 'saída',
}

export type ProviderCheckName = keyof typeof titles

/** The provider of this environment. */
export type ProviderSettings = NonNullable<Auth['oidc']>

/** The dashboard's own addresses. `site` ends with a slash. */
export type OwnAddresses = { site: URL; callback: string; afterLogout: string }

export const providerGroup = createGroup('provider', titles)

export type ProviderGroup = typeof providerGroup

/** Returns the provider with the addresses of this environment; `undefined` if the browser stores the accounts. */
export function chooseProvider(auth: Auth, variables: Record<string, string>): ProviderSettings | undefined {
  const { oidc } = auth
  if (!oidc || authProvider(auth, variables) === 'local') return undefined
  return {
    ...oidc,
    authority: chooseText(oidc.authorityEnv, oidc.authority, variables),
    clientId: chooseText(oidc.clientIdEnv, oidc.clientId, variables),
  }
}
