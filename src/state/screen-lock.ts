import { proxy, subscribe } from 'valtio/vanilla'
import { authSettings } from '@/generated/auth.ts'
import { auth } from './auth.ts'
import { saveDrafts } from './drafts.ts'
import { clearLastUse, idleTime, recordActivity } from './idle-clock.ts'
import { onStoredByOtherTab, readStored, removeStored, writeStored } from './persist.ts'
import { boolean } from './reader.ts'
import { endSession } from './session.ts'

/** After how long without use the screen locks, in ms; `undefined` where the manifest has it never lock. */
export function idleLimit(): number | undefined {
  const { idleLockMinutes } = authSettings
  return idleLockMinutes === undefined ? undefined : idleLockMinutes * 60_000
}

/** How long the app may still go unused before the screen locks and the session ends, in ms. */
export function timeLeft(): number {
  const limit = idleLimit()
  return limit === undefined || !auth.isAuth || hasSessionEnded ? Infinity : limit - idleTime()
}

const readIsLocked = () => readStored('locked', boolean, false)

/** Whether somebody was logged in when the document was opened: the boot script's mark. */
const wasLoggedInAtOpen = document.documentElement.classList.contains('is-in')

// Whoever has just logged in begins anew, whatever is left of somebody who was there before.
if (!wasLoggedInAtOpen) removeStoredLock()

/** The lock of the screen, in every tab. The user stays logged in. */
export const screenLock = proxy({ isLocked: auth.isAuth && readIsLocked() })

/** True once the session of this tab has ended behind the lock. */
let hasSessionEnded = false

// A document that is opened too late begins locked.
lockIfIdle()

onStoredByOtherTab('locked', followOtherTabLock)
// A document in the back-forward cache has not heard what others stored.
window.addEventListener('pageshow', followOtherTabLock)

const isSynchronous = true
// A login is a use: this module may have been loaded before it.
subscribe(auth, () => (auth.isAuth ? recordActivity() : clearLock()), isSynchronous)

/**
 * Locks the screen in every tab, and ends nothing: batches continue, and answers are there at the unlock, unless the app
 * goes unused for too long meanwhile.
 */
export function lockScreen(): void {
  writeStored('locked', true)
  applyLock()
}

/** Locks the screen if the app was not used for too long. What was looked up is forgotten, what was typed is kept. */
export function lockIfIdle(): void {
  if (timeLeft() > 0) return
  lockScreen()
  hasSessionEnded = true
  saveDrafts(endSession)
}

/** Unlocks the screen in every tab. To be called when the user has proved who they are. */
export function unlockScreen(): void {
  recordActivity()
  removeStored('locked')
  releaseLock()
}

/** Follows another tab. */
function followOtherTabLock() {
  if (!readIsLocked()) return releaseLock()
  applyLock()
  lockIfIdle()
}

function applyLock() {
  if (!auth.isAuth || screenLock.isLocked) return
  saveDrafts()
  screenLock.isLocked = true
}

function releaseLock() {
  screenLock.isLocked = false
  hasSessionEnded = false
}

function clearLock() {
  removeStoredLock()
  releaseLock()
}

function removeStoredLock() {
  removeStored('locked')
  clearLastUse()
}
