import type { AnsweredReply } from '../../../codegen/authoring/verify/send-request.ts'
import { readJsonObject } from '../ask.ts'
import type { OwnAddresses, ProviderGroup, ProviderSettings } from './settings.ts'

/** The discovery document (OpenID Connect Discovery 1.0, 3). */
export type Metadata = Record<string, unknown>

const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri']

const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value)

export function checkDiscovery({ ok, fail }: ProviderGroup, reply: AnsweredReply) {
  const metadata = readJsonObject(reply)
  const hint =
    'authority é o endereço a que se soma /.well-known/openid-configuration: confira VITE_OIDC_AUTHORITY'
  if (reply.status !== 200) return fail('discovery', `a descoberta responde HTTP ${reply.status}`, hint)
  if (!metadata) return fail('discovery', 'a descoberta não é um objeto JSON', hint)
  const missing = endpoints.filter((name) => !isAddress(metadata[name]))
  if (missing.length === 0) return ok('discovery')
  return fail('discovery', `na descoberta falta ${missing.join(', ')}`, hint)
}

/** Returns the metadata with the manifest's replacements; `undefined` without a usable document. */
export function readMetadata(
  reply: AnsweredReply,
  { tokenUrl, logoutUrl }: ProviderSettings,
  own: OwnAddresses | undefined,
): Metadata | undefined {
  const metadata = readJsonObject(reply)
  if (!metadata || endpoints.some((name) => !isAddress(metadata[name]))) return undefined
  return {
    ...metadata,
    ...(tokenUrl && { token_endpoint: resolveOwnPath(tokenUrl, own) }),
    ...(logoutUrl && { end_session_endpoint: logoutUrl }),
  }
}

/** A path is one of the dashboard's own address, which only `--origin` tells. */
function resolveOwnPath(address: string, own: OwnAddresses | undefined): string | undefined {
  if (!address.startsWith('/')) return address
  return own && new URL(`.${address}`, own.site).href
}

const trimTrailingSlash = (address: string) => address.replace(/\/$/, '')

/** The app refuses tokens of another issuer. */
export function checkIssuer({ ok, fail }: ProviderGroup, { issuer }: Metadata, authority: string) {
  if (typeof issuer === 'string' && trimTrailingSlash(issuer) === trimTrailingSlash(authority))
    return ok('issuer')
  const seen = isAddress(issuer) ? `é ${issuer}` : 'falta'
  return fail(
    'issuer',
    `o issuer da descoberta ${seen}, e não ${authority}`,
    'ponha em VITE_OIDC_AUTHORITY o issuer exato; atrás de um proxy, diga ao provedor o endereço público dele',
  )
}

/** Scopes of the standard; others belong to an API, and discovery rarely lists them. */
const standardScopes = ['openid', 'profile', 'email', 'address', 'phone', 'offline_access']

/** Checks announced abilities. A list that the document does not have says nothing. */
export function checkOffers(
  { ok, warn, fail }: ProviderGroup,
  metadata: Metadata,
  { scopes }: ProviderSettings,
) {
  const lacks = (name: string, value: string) => {
    const list = metadata[name]
    return Array.isArray(list) && !list.includes(value)
  }
  if (lacks('code_challenge_methods_supported', 'S256'))
    return fail('offers', 'o provedor não oferece PKCE com S256', 'ligue PKCE (S256) para clientes públicos')
  if (lacks('response_types_supported', 'code'))
    return fail('offers', 'o provedor não oferece o código de autorização', 'ligue o Authorization Code')
  const missing = scopes.filter((scope) => standardScopes.includes(scope) && lacks('scopes_supported', scope))
  if (missing.length > 0)
    return fail(
      'offers',
      `o provedor não anuncia o escopo ${missing.join(', ')}`,
      'tire-o de auth.oidc.scopes, ou ligue-o no provedor',
    )
  return Array.isArray(metadata.code_challenge_methods_supported)
    ? ok('offers')
    : warn(
        'offers',
        'a descoberta não diz se o provedor oferece PKCE',
        'confirme na documentação do provedor que ele exige PKCE (S256) de clientes públicos',
      )
}
