import { redirectToLogin } from '@/state/redirect-to-login.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** How long the toast stays, in ms. */
const duration = 5_000

/** Sends the user, whose session at a source has ended, to the login, and says why. */
export function redirectWithWarning(returnTo: string, message: string): void {
  notify.warning(message, { duration })
  redirectToLogin(returnTo)
}
