import { askForLogin, lock, setReturnTo } from './auth.ts'
import { keepDrafts } from './drafts.ts'

/**
 * Sends the user to the login, and from there back to a page, which finds what was typed. Where a provider gives each tab
 * tokens of its own, the others go on with theirs.
 */
export function toLogin(returnTo: string): void {
  keepDrafts(() => {
    if (import.meta.env.VITE_AUTH_PROVIDER === 'oidc') return askForLogin(returnTo)
    setReturnTo(returnTo)
    lock()
  })
}
