import { hasProvider } from '@/lib/environment.ts'
import { clearAuth, setReturnTo, showLogin } from './auth.ts'
import { saveDrafts } from './drafts.ts'

/**
 * Sends the user to the login and then back to a page, which restores the drafts. With a login provider each
 * tab has its own tokens, so other tabs stay logged in.
 */
export function redirectToLogin(returnTo: string): void {
  saveDrafts(() => {
    if (hasProvider()) return showLogin(returnTo)
    setReturnTo(returnTo)
    clearAuth()
  })
}
