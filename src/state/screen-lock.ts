import { proxy, subscribe } from 'valtio/vanilla'
import { authSettings } from '@/generated/auth.ts'
import { auth } from './auth.ts'
import { clearDrafts, hasDrafts, saveDrafts } from './drafts.ts'
import { clearLastUse, idleTime, recordActivity } from './idle-clock.ts'
import { readLosses } from './losses.ts'
import { onStoredByOtherTab, readStored, removeStored, writeStored } from './persist.ts'
import { boolean } from './reader.ts'
import { endSession, session } from './session.ts'

/** Returns the idle time after which the screen locks, in ms; `undefined` if the manifest sets none. */
export function idleLimit(): number | undefined {
  const { idleLockMinutes } = authSettings
  return idleLockMinutes === undefined ? undefined : idleLockMinutes * 60_000
}

/** Returns the time until the screen locks, in ms. */
export function timeLeft(): number {
  const limit = idleLimit()
  return limit === undefined || !auth.isAuth || screenLock.isLocked ? Infinity : limit - idleTime()
}

const readIsLocked = () => readStored('locked', boolean, false)

/** True if the user was logged in when the document opened; the boot script sets the class. */
const wasLoggedInAtOpen = globalThis.document?.documentElement.classList.contains('is-in') ?? false

// After a new login, discard the lock of an earlier user.
if (!wasLoggedInAtOpen) removeStoredLock()

export const screenLock = proxy({
  isLocked: auth.isAuth && readIsLocked(),
  /** True if the locked tab has discarded what it kept. */
  hasDiscarded: false,
})

/** The time at which this tab discards what it keeps behind the lock, in ms since the epoch. */
let keptUntil = Infinity

// Lock at once if the idle limit passed before the document opened.
lockIfIdle()

onStoredByOtherTab('locked', followOtherTabLock)
// A document in the back-forward cache missed the storage events.
globalThis.addEventListener?.('pageshow', followOtherTabLock)

const isSynchronous = true
// A login counts as use. This module may load before the login.
subscribe(auth, () => (auth.isAuth ? recordActivity() : clearLock()), isSynchronous)

/**
 * Locks the screen in every tab. The lock hides and keeps: batches and queries go on, and answers stay in memory until
 * the same user unlocks.
 */
export function lockScreen(): void {
  recordActivity()
  lock()
}

/** Locks the screen if the app was idle for too long. A locked screen discards what it has kept for too long. */
export function lockIfIdle(): void {
  if (screenLock.isLocked) discardIfDue()
  else if (timeLeft() <= 0) lock()
}

export function unlockScreen(): void {
  recordActivity()
  removeStored('locked')
  releaseLock()
}

function lock() {
  writeStored('locked', true)
  applyLock()
}

function followOtherTabLock() {
  if (readIsLocked()) applyLock()
  else releaseLock()
}

function applyLock() {
  if (!auth.isAuth || screenLock.isLocked) return
  saveDrafts()
  keptUntil = Date.now() - idleTime() + authSettings.lockKeepsMinutes * 60_000
  Object.assign(screenLock, { isLocked: true, hasDiscarded: false })
  discardIfDue()
}

/** Ends the session and removes drafts if the lock has lasted too long. A timer may be late, so that an unlock checks too. */
function discardIfDue() {
  if (Date.now() < keptUntil) return
  keptUntil = Infinity
  screenLock.hasDiscarded = session.items.length > 0 || hasDrafts() || readLosses().length > 0
  clearDrafts()
  endSession()
}

function releaseLock() {
  discardIfDue()
  keptUntil = Infinity
  screenLock.isLocked = false
}

function clearLock() {
  removeStoredLock()
  releaseLock()
}

function removeStoredLock() {
  removeStored('locked')
  clearLastUse()
}
