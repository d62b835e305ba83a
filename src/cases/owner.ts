import { auth } from '@/state/auth.ts'
import { userKey } from '@/state/profile.ts'

/**
 * Returns the owner key of a case for the current account: a digest, so that the disk has no e-mail. The random id of
 * the case is its salt, so that two keys do not tell that they belong to one account.
 */
export async function digestOwner(caseId: string): Promise<string> {
  const text = JSON.stringify(['averigua-caso', 'owner', caseId, userKey(auth.profile)])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
