import '../kept-answers.ts'
import { app } from '@/generated/app.ts'
import { subscribeSync } from '@/lib/subscribe-sync.ts'
import { auth, isOtherLogin } from '../auth.ts'
import { setHasOtherTabs } from '../losses.ts'
import { readStored } from '../persist.ts'
import { text } from '../reader.ts'
import { screenLock } from '../screen-lock.ts'
import { type ExchangeOptions, openExchange } from './exchange.ts'
import { forgetTab } from './tab-answers.ts'
import { replaceTabReports } from './tab-reports.ts'

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

  subscribeSync(auth, update)
  subscribeSync(screenLock, update)
  window.addEventListener('pagehide', () => setLeft(true))
  window.addEventListener('pageshow', () => setLeft(false))
  setHasOtherTabs(() => presence?.hasOthers() === true)
  update()
}

const lockName = (tabId: string) => `${app.storagePrefix}.tab.${tabId}`

/**
 * Tells the other tabs that this one is open, by holding a Web Lock with its id. The browser releases the lock
 * when the tab closes or crashes. `onGone` is called when another tab has closed.
 */
export function createPresence(onGone: (tabId: string) => void) {
  const tabId = crypto.randomUUID()
  const controller = new AbortController()
  const { signal } = controller
  const others = new Set<string>()

  /** Resolves when the lock is held. Other tabs would take a tab without its lock for closed. */
  const isHeld = new Promise<void>((resolve) => {
    const untilEnd = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release())
        resolve()
      })
    navigator.locks.request(lockName(tabId), { signal }, untilEnd).catch(() => undefined)
  })

  return {
    tabId,
    isHeld,
    /** Returns true if another tab of the login is open. */
    hasOthers: () => others.size > 0,
    /** Learns that another tab is open, and waits for its end. */
    watch(otherId: string) {
      if (otherId === tabId || others.has(otherId) || signal.aborted) return
      others.add(otherId)
      const onReleased = () => {
        others.delete(otherId)
        onGone(otherId)
      }
      navigator.locks
        .request(lockName(otherId), { mode: 'shared', signal }, onReleased)
        .catch(() => undefined)
    },
    end() {
      others.clear()
      controller.abort()
    },
  }
}

type Presence = ReturnType<typeof createPresence>
