import { subscribe } from 'valtio/vanilla'
import { auth } from '../auth.ts'
import { isOtherLogin } from '../login-id.ts'
import { setHasOtherTabs } from '../losses.ts'
import { readStored } from '../persist.ts'
import { text } from '../reader.ts'
import { screenLock } from '../screen-lock.ts'
import '../unkept-answers.ts'
import { type ExchangeOptions, openExchange } from './exchange.ts'
import { createPresence, type Presence } from './presence.ts'
import { forgetTab } from './tab-answers.ts'
import { replaceTabReports } from './tab-reports.ts'

const isSynchronous = true

/**
 * Shares the session among the tabs of one login, from now on. A locked screen neither gives nor takes
 * answers. A document in the back-forward cache takes no part.
 *
 * @param mayOpenPath Returns true if the user may open the page of a path.
 */
export function shareSession(
  mayOpenPath: ExchangeOptions['mayOpenPath'],
  loadDefinition: ExchangeOptions['loadDefinition'],
): void {
  let isLeft = false
  let loginId = ''
  let presence: Presence | undefined
  let closeExchange: (() => void) | undefined

  /** Returns the id of this tab's login; an empty text if it is over. Logins of older versions have no id. */
  const readLoginId = () => (isLeft || !auth.isAuth || isOtherLogin() ? '' : readStored('login', text, ''))

  const onGone = (tabId: string) => {
    replaceTabReports(tabId, [])
    forgetTab(tabId)
  }

  function update() {
    const currentId = readLoginId()
    if (currentId !== loginId) {
      stopExchange()
      presence?.end()
      presence = currentId === '' ? undefined : createPresence(onGone)
      loginId = currentId
    }
    if (screenLock.isLocked) stopExchange()
    else if (presence && !closeExchange) void startExchange(presence)
  }

  async function startExchange(current: Presence) {
    await current.isHeld
    if (presence !== current || closeExchange || screenLock.isLocked) return
    const { tabId, watch: onTab, hasOthers } = current
    closeExchange = openExchange({ loginId, tabId, onTab, hasOthers, mayOpenPath, loadDefinition })
  }

  function stopExchange() {
    closeExchange?.()
    closeExchange = undefined
  }

  const setLeft = (isNowLeft: boolean) => {
    isLeft = isNowLeft
    update()
  }

  subscribe(auth, update, isSynchronous)
  subscribe(screenLock, update, isSynchronous)
  window.addEventListener('pagehide', () => setLeft(true))
  window.addEventListener('pageshow', () => setLeft(false))
  setHasOtherTabs(() => presence?.hasOthers() === true)
  update()
}
