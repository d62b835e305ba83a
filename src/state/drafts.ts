import { hasProvider } from '@/lib/environment.ts'
import { logout } from './auth.ts'
import { handOver } from './hand-over.ts'
import type { Loss } from './losses.ts'

/** `loss` describes the values if they were typed; values that were sent already are no loss. */
type Draft = { values: unknown; loss?: Loss | undefined }

/** Unfinished form values, by path, saved when the screen locks or a source's session ends. */
export const drafts = handOver<Draft>({
  holdsMany: true,
  staysForLogin: true,
  readLoss: ({ loss }) => loss,
})

/** Saves the values of a form. `isEnd`: the session ends now, and everything outside of drafts leaves memory. */
type DraftSaver = (isEnd: boolean) => void

const draftSavers = new Set<DraftSaver>()

/** Calls `save` when the screen locks or a session ends, until the returned function is called. */
export function onSaveDrafts(save: DraftSaver): () => void {
  draftSavers.add(save)
  return () => {
    draftSavers.delete(save)
  }
}

/** Saves the values of all forms. */
export function saveDrafts(isEnd: boolean): void {
  for (const save of draftSavers) save(isEnd)
}

/**
 * Sends the user to the login and then back to a page, which restores the drafts. With a login provider each
 * tab has its own tokens, so other tabs stay logged in.
 */
export function redirectToLogin(returnTo: string | null): void {
  saveDrafts(true)
  logout({ returnTo, keepsDrafts: true, isOwnTab: hasProvider() })
}
