import { proxy, subscribe } from 'valtio/vanilla'
import { authSettings } from '@/generated/auth.ts'
import { auth } from './auth.ts'
import { saveDrafts } from './drafts.ts'
import { clearLastUse, idleTime, recordActivity } from './idle-clock.ts'
import { onStoredByOtherTab, readStored, removeStored, writeStored } from './persist.ts'
import { boolean } from './reader.ts'
import { endSession } from './session.ts'

/** Returns the idle time after which the screen locks, in ms; `undefined` if the manifest sets none. */
export function idleLimit(): number | undefined {
  const { idleLockMinutes } = authSettings
  return idleLockMinutes === undefined ? undefined : idleLockMinutes * 60_000
}

/** Returns the time until the screen locks and the session ends, in ms. */
export function timeLeft(): number {
  const limit = idleLimit()
  return limit === undefined || !auth.isAuth || hasSessionEnded ? Infinity : limit - idleTime()
}

const readIsLocked = () => readStored('locked', boolean, false)

/** True if the user was logged in when the document opened; the boot script sets the class. */
const wasLoggedInAtOpen = globalThis.document?.documentElement.classList.contains('is-in') ?? false

// After a new login, discard the lock of an earlier user.
if (!wasLoggedInAtOpen) removeStoredLock()

export const screenLock = proxy({ isLocked: auth.isAuth && readIsLocked() })

/** True once this tab's session has ended behind the lock. */
let hasSessionEnded = false

// Lock at once if the idle limit passed before the document opened.
lockIfIdle()

onStoredByOtherTab('locked', followOtherTabLock)
// A document in the back-forward cache missed the storage events.
globalThis.addEventListener?.('pageshow', followOtherTabLock)

const isSynchronous = true
// A login counts as use. This module may load before the login.
subscribe(auth, () => (auth.isAuth ? recordActivity() : clearLock()), isSynchronous)

/**
 * Locks the screen in every tab. The session continues, so batches and pending queries finish, unless the app
 * stays idle too long.
 */
export function lockScreen(): void {
  writeStored('locked', true)
  applyLock()
}

/** Locks the screen and ends the session if the app was idle for too long. Drafts stay. */
export function lockIfIdle(): void {
  if (timeLeft() > 0) return
  lockScreen()
  hasSessionEnded = true
  saveDrafts(endSession)
}

export function unlockScreen(): void {
  recordActivity()
  removeStored('locked')
  releaseLock()
}

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
