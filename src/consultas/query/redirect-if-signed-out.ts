import { redirectToLogin } from '@/state/drafts.ts'
import { screenLock } from '@/state/screen-lock.ts'
import { notify } from '@/ui/feedback/notify.ts'
import type { Outcome } from '../outcome.ts'

/** The duration of the toast, in ms. */
const duration = 5_000

/**
 * Sends the user to the login if a source has ended the session, and shows the reason. Behind the lock the user stays:
 * the unlock may bring a new token, and what the session has must stay.
 *
 * @returns True if a source has ended the session.
 */
export function redirectIfSignedOut(outcome: Outcome, returnTo: string): boolean {
  if (outcome.status !== 'failed' || outcome.reason !== 'signed-out') return false
  if (!screenLock.isLocked) {
    notify.warning(outcome.message, { duration })
    redirectToLogin(returnTo)
  }
  return true
}
