import { useSnapshot } from 'valtio'
import type { ContactSnapshot, PresenceStatus } from './chat.ts'
import { feedView } from './feed-view.ts'

/** Returns the stored status, or active while the script answers for the contact. */
export function usePresenceStatus({ id, status }: ContactSnapshot): PresenceStatus {
  return useSnapshot(feedView).online.includes(id) ? 'active' : status
}
