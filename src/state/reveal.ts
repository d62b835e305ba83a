import { proxy } from 'valtio/vanilla'
import { whenSessionEnds } from './session.ts'

/** Whether results open with their sensitive values shown. In memory only: it ends at logout, lock and the source's 401. */
export const reveal = proxy({ isHeld: false })

whenSessionEnds(() => holdReveal(false))

/** Has every result open with its sensitive values shown, or masked again. */
export function holdReveal(isHeld: boolean): void {
  reveal.isHeld = isHeld
}
