import type { User } from 'oidc-client-ts'
import { logout } from '../auth.ts'
import { manager } from './manager.ts'

/** How long a provider is waited for that is to revoke tokens, in ms. */
const patience = 3_000

/**
 * Logs out here and in all tabs, then at the provider, whose page leads back to the login. `false` where the provider
 * cannot be reached, or offers no logout: then it is done here alone.
 */
export async function signOut(): Promise<boolean> {
  const user = await manager().getUser()
  const revoked = revoke(user)
  logout()
  try {
    await Promise.race([revoked.catch(() => {}), new Promise((resolve) => setTimeout(resolve, patience))])
    await manager().signoutRedirect(user?.id_token ? { id_token_hint: user.id_token } : {})
    return true
  } catch {
    return false
  }
}

/** By hand: the library's own way keeps the user whose token it has revoked. */
async function revoke(user: User | null) {
  const { revocation_endpoint: address } = await manager().metadataService.getMetadata()
  const token = user?.refresh_token ?? user?.access_token
  if (!address || !token) return
  const body = new URLSearchParams({ client_id: manager().settings.client_id, token })
  await fetch(address, { method: 'POST', body, keepalive: true })
}
