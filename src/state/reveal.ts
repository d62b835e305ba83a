import { proxy, subscribe } from 'valtio/vanilla'
import { auth } from './auth.ts'

/** Whether results open with their sensitive values shown. In memory only: it ends at logout, lock and the source's 401. */
export const reveal = proxy({ isHeld: false })

const isSynchronous = true
subscribe(auth, () => !auth.isAuth && holdReveal(false), isSynchronous)

/** Has every result open with its sensitive values shown, or masked again. */
export function holdReveal(isHeld: boolean): void {
  reveal.isHeld = isHeld
}
