import { subscribe } from 'valtio/vanilla'
import { isKept } from '../kept-answers.ts'
import { readCached, session } from '../session.ts'

/** Returns true if the session has an answer that no case has. Examples do not count, since no source billed them. */
const hasUnkeptAnswer = () =>
  session.items.some(
    ({ id, outcome }) => outcome !== 'failed' && readCached(id)?.outcome.isDemo === false && !isKept(id),
  )

/**
 * Makes the browser ask the user before the last tab of a login is left, if the session has answers that no case has.
 */
export function askBeforeLeaving(hasOtherTabs: () => boolean): void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!hasOtherTabs() && hasUnkeptAnswer()) event.preventDefault()
  }
  // Some browsers keep no page with this listener in the back-forward cache.
  const update = () => {
    if (hasUnkeptAnswer()) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
  subscribe(session, update)
  update()
}
