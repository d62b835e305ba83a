import type { User } from 'oidc-client-ts'
import { logout } from '../auth.ts'
import { buildLogoutUrl } from './logout-url.ts'
import { getManager } from './manager.ts'

const timeoutMs = 3_000

/**
 * - `redirected`: the provider's page follows, which returns to the login.
 * - `unsupported`: the provider has no logout, and its session continues.
 * - `unconfirmed`: the provider is unreachable.
 */
export type ProviderLogout = 'redirected' | 'unsupported' | 'unconfirmed'

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
