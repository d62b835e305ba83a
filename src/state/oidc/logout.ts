import type { User } from 'oidc-client-ts'
import { app } from '@/generated/app.ts'
import { logout } from '../auth.ts'
import { getManager } from './manager.ts'
import { buildOwnUrl, providerSettings } from './provider.ts'

const timeoutMs = 3_000

/**
 * - `redirected`: the provider's page follows, which returns to the login.
 * - `unsupported`: the provider has no logout, and its session continues.
 * - `unconfirmed`: the provider is unreachable.
 */
type ProviderLogout = 'redirected' | 'unsupported' | 'unconfirmed'

/** Logs out in all tabs, then at the provider. The app is logged out whatever the provider does. */
export async function logoutAtProvider(): Promise<ProviderLogout> {
  const { metadataService } = getManager()
  const user = await getManager().getUser()
  const revoked = revoke(user)
  logout()
  try {
    await revoked
    const { end_session_endpoint: address } = await metadataService.getMetadata()
    if (!address) return 'unsupported'
    location.assign(buildLogoutUrl(address, user))
    return 'redirected'
  } catch {
    return 'unconfirmed'
  }
}

/**
 * Revokes the token if the provider has an endpoint for that. Rejects if the provider is unreachable, because
 * a redirect would then end at the browser's error page. The library is not used: it keeps the user whose
 * token it revoked. The response is not read, because some providers let no page read it (CORS).
 */
async function revoke(user: User | null) {
  const { metadataService, settings } = getManager()
  const { revocation_endpoint: address, jwks_uri: keys } = await metadataService.getMetadata()
  const token = user?.refresh_token ?? user?.access_token
  const options = { mode: 'no-cors', signal: AbortSignal.timeout(timeoutMs) } as const
  if (!address || !token) return fetch(keys ?? settings.authority, { ...options, cache: 'no-store' })
  return fetch(address, {
    ...options,
    method: 'POST',
    body: new URLSearchParams({ client_id: settings.client_id, token }),
  })
}

/** Servers and proxies accept at least 8,000 octets (RFC 9110, 4.1), but many are configured for less. */
const maxLength = 2_000

/** The claims that providers accept as `logout_hint`: Entra ID's `login_hint`, and the session's id elsewhere. */
type HintClaims = { login_hint?: unknown; sid?: unknown }

/**
 * Returns the address of the provider's logout page (OpenID Connect RP-Initiated Logout 1.0). An ID token
 * that would make it too long is left out: the client and `logout_hint` then tell who logs out.
 */
export function buildLogoutUrl(endpoint: string, user: Pick<User, 'id_token' | 'profile'> | null): string {
  const { clientId, logoutParam } = providerSettings()
  const url = new URL(endpoint)
  url.searchParams.set('client_id', clientId)
  url.searchParams.set(logoutParam ?? 'post_logout_redirect_uri', buildOwnUrl(app.auth.login))
  // Another parameter for the return address means another protocol, as at Cognito.
  if (logoutParam !== undefined || !user) return url.href
  const { login_hint: loginHint, sid } = user.profile as HintClaims
  const hint = loginHint ?? sid
  if (typeof hint === 'string') url.searchParams.set('logout_hint', hint)
  const withToken = new URL(url)
  if (user.id_token) withToken.searchParams.set('id_token_hint', user.id_token)
  return [withToken.href, url.href].find(({ length }) => length <= maxLength) ?? url.href
}
