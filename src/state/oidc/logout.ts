import type { User } from 'oidc-client-ts'
import { logout } from '../auth.ts'
import { getManager } from './manager.ts'

const timeoutMs = 3_000

/**
 * Logs out in all tabs, then at the provider, whose page returns to the login. Resolves to `false` if the
 * provider is unreachable or offers no logout; the app is then still logged out.
 */
export async function logoutAtProvider(): Promise<boolean> {
  const user = await getManager().getUser()
  const revoked = revoke(user)
  logout()
  try {
    await revoked
    await getManager().signoutRedirect(user?.id_token ? { id_token_hint: user.id_token } : {})
    return true
  } catch {
    return false
  }
}

/**
 * Revokes the token if the provider has an endpoint for that. Rejects if the provider is unreachable, because
 * a redirect would then end at the browser's error page. The library is not used: it keeps the user whose
 * token it revoked.
 */
async function revoke(user: User | null) {
  const { metadataService, settings } = getManager()
  const { revocation_endpoint: address } = await metadataService.getMetadata()
  const token = user?.refresh_token ?? user?.access_token
  const signal = AbortSignal.timeout(timeoutMs)
  if (!address || !token) return fetch(settings.metadataUrl, { signal, cache: 'no-store' })
  return fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ client_id: settings.client_id, token }),
    signal,
  })
}
