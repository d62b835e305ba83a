import { redirectToLogin } from '@/state/redirect-to-login.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** The duration of the toast, in ms. */
const duration = 5_000

/** Sends the user to the login after a source has ended the session, and shows the reason. */
export function redirectWithWarning(returnTo: string, message: string): void {
  notify.warning(message, { duration })
  redirectToLogin(returnTo)
}
