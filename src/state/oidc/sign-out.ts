import type { User } from 'oidc-client-ts'
import { logout } from '../auth.ts'
import { getManager } from './manager.ts'

/** How long a provider is waited for, in ms. */
const timeoutMs = 3_000

/**
 * Logs out here and in all tabs, then at the provider, whose page leads back to the login. `false` where the provider
 * cannot be reached, or offers no logout: then it is done here alone.
 */
export async function signOut(): Promise<boolean> {
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
 * Ends the token that others come from, where the provider has an address for that. Rejects where nothing answers: a
 * redirect would end at the browser's own page. By hand, since the library keeps the user whose token it has revoked.
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
