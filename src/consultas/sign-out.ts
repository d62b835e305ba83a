import { lock, setReturnTo } from '@/state/auth.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** How long the toast stays, in ms. */
const duration = 5_000

/** Sends the user, whose session at a source has ended, to the login, and from there back to a page. */
export function signOut(returnTo: string, message: string): void {
  notify.warning(message, { duration })
  setReturnTo(returnTo)
  lock()
}
