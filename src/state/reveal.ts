import { proxy } from 'valtio/vanilla'
import { onSessionEnd } from './session.ts'

/** Whether results open with their sensitive values shown. In memory only: it ends at logout, lock and the source's 401. */
export const reveal = proxy({ isHeld: false })

onSessionEnd(() => setReveal(false))

/** Has every result open with its sensitive values shown, or masked again. */
export function setReveal(isHeld: boolean): void {
  reveal.isHeld = isHeld
}
