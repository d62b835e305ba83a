import { clearAuth, requireLogin, setReturnTo } from './auth.ts'
import { saveDrafts } from './drafts.ts'

/**
 * Sends the user to the login, and from there back to a page, which finds what was typed. Where a provider gives each tab
 * tokens of its own, the others go on with theirs.
 */
export function redirectToLogin(returnTo: string): void {
  saveDrafts(() => {
    if (import.meta.env.VITE_AUTH_PROVIDER === 'oidc') return requireLogin(returnTo)
    setReturnTo(returnTo)
    clearAuth()
  })
}
