import { lock, setReturnTo } from '@/state/auth.ts'
import { keepDrafts } from '@/state/drafts.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** How long the toast stays, in ms. */
const duration = 5_000

/** Sends the user, whose session at a source has ended, to the login, and says why. */
export function signOut(returnTo: string, message: string): void {
  notify.warning(message, { duration })
  toLogin(returnTo)
}

/** Sends the user to the login, and from there back to a page, which finds what was typed. */
export function toLogin(returnTo: string): void {
  setReturnTo(returnTo)
  keepDrafts(lock)
}
