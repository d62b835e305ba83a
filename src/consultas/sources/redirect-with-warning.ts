import { redirectToLogin } from '@/state/redirect-to-login.ts'
import { screenLock } from '@/state/screen-lock.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** The duration of the toast, in ms. */
const duration = 5_000

/**
 * Sends the user to the login after a source has ended the session, and shows the reason. Behind the lock it does
 * nothing: the unlock may bring a new token, and what the session has must stay.
 */
export function redirectWithWarning(returnTo: string, message: string): void {
  if (screenLock.isLocked) return
  notify.warning(message, { duration })
  redirectToLogin(returnTo)
}
