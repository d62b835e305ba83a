import { lock, setReturnTo } from './auth.ts'
import { keepDrafts } from './drafts.ts'

/** Sends the user to the login, and from there back to a page, which finds what was typed. */
export function toLogin(returnTo: string): void {
  setReturnTo(returnTo)
  keepDrafts(lock)
}
