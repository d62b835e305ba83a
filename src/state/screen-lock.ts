import { proxy } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import { authSettings } from '@/generated/auth.ts'
import { subscribeSync } from '@/lib/subscribe-sync.ts'
import { auth } from './auth.ts'
import { drafts, saveDrafts } from './drafts.ts'
import { readLosses } from './losses.ts'
import { onStoredByOtherTab, readStored, removeStored, writeStored } from './persist.ts'
import { boolean, number } from './reader.ts'
import { endSession, session } from './session.ts'

/** Returns the idle time after which the screen locks, in ms; `undefined` if the manifest sets none. */
function idleLimit(): number | undefined {
  const { idleLockMinutes } = authSettings
  return idleLockMinutes === undefined ? undefined : idleLockMinutes * 60_000
}

/** Returns the time until the screen locks, in ms. */
function timeLeft(): number {
  const limit = idleLimit()
  return limit === undefined || !auth.isAuth || screenLock.isLocked ? Infinity : limit - idleTime()
}

/** The minimum interval between writes of the last use to storage, in ms. */
const storeIntervalMs = 5_000

/** The latest use in this tab, and the one last stored, in ms since the epoch. */
let ownLastUse = 0

let storedLastUse = 0

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

// A login counts as use. This module may load before the login.
subscribeSync(auth, () => (auth.isAuth ? recordActivity() : clearLock()))

/**
 * Locks the screen in every tab. The lock hides and keeps: batches and queries go on, and answers stay in memory until
 * the same user unlocks.
 */
export function lockScreen(): void {
  recordActivity()
  lock()
}

/** Locks the screen if the app was idle for too long. A locked screen discards what it has kept for too long. */
function lockIfIdle(): void {
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
  saveDrafts(false)
  keptUntil = Date.now() - idleTime() + authSettings.lockKeepsMinutes * 60_000
  Object.assign(screenLock, { isLocked: true, hasDiscarded: false })
  discardIfDue()
}

/** Ends the session, and removes drafts, if the lock has lasted too long. A timer may be late, so that an unlock checks too. */
function discardIfDue() {
  if (Date.now() < keptUntil) return
  keptUntil = Infinity
  screenLock.hasDiscarded = session.items.length > 0 || !drafts.isEmpty() || readLosses().length > 0
  drafts.clear()
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

/** The time before the lock at which the user is warned, in ms. */
const warningTime = 60_000

/** With a limit up to this, in ms, the user gets no warning. */
const shortLimit = 2 * warningTime

/** The maximum interval between checks, in ms: timers stop while the machine sleeps. */
const interval = 10_000

/** True if the screen locks within the next minute unless the user acts. */
export const idleWarning = proxy({ isDue: false })

let timer: ReturnType<typeof setTimeout> | undefined

export function watchIdleness(): void {
  if (timer !== undefined) return
  const options = { capture: true, passive: true }
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'touchmove'])
    window.addEventListener(type, onUse, options)
  for (const type of ['focus', 'pageshow']) window.addEventListener(type, checkIdleness)
  document.addEventListener('visibilitychange', checkIdleness)
  onStoredByOtherTab('lastUse', checkIdleness)
  checkIdleness()
}

function checkIdleness() {
  clearTimeout(timer)
  lockIfIdle()
  const left = timeLeft()
  const isWarned = (idleLimit() ?? 0) > shortLimit && left <= warningTime
  idleWarning.isDue = isWarned
  const next = isWarned ? left : left - warningTime
  timer = setTimeout(checkIdleness, Math.min(interval, next > 0 ? next : interval))
}

/**
 * Records a use, or locks the screen if the limit passed while the machine slept. A locked screen ignores
 * input.
 */
function onUse() {
  const left = timeLeft()
  if (left === Infinity) return
  if (left <= 0) return checkIdleness()
  recordActivity()
  if (idleWarning.isDue) checkIdleness()
}

function recordActivity(): void {
  ownLastUse = Date.now()
  if (Math.abs(ownLastUse - storedLastUse) < storeIntervalMs) return
  storedLastUse = ownLastUse
  storeLastUse(ownLastUse)
}

/** Without storage, each tab has its own clock. No notice is shown. */
function storeLastUse(lastUse: number) {
  try {
    localStorage.setItem(`${app.storagePrefix}.lastUse`, String(lastUse))
  } catch {}
}

/** Clears the last use, so that an earlier use does not lock the next document. */
function clearLastUse(): void {
  ownLastUse = 0
  storedLastUse = 0
  removeStored('lastUse')
}

/**
 * Returns how long the app has been idle in all tabs, in ms. It uses the system time, which continues while
 * the machine sleeps. If the user sets the clock back, counting restarts.
 */
function idleTime(): number {
  const lastUse = Math.max(ownLastUse, readStored('lastUse', number, 0))
  const idle = Date.now() - lastUse
  if (lastUse > 0 && idle >= 0) return idle
  recordActivity()
  return 0
}
