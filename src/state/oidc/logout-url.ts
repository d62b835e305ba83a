import type { User } from 'oidc-client-ts'
import { app } from '@/generated/app.ts'
import { buildOwnUrl, providerSettings } from './provider.ts'

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
