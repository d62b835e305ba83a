import { proxy, subscribe } from 'valtio/vanilla'
import { authSettings } from '@/generated/auth.ts'
import { auth } from './auth.ts'
import { keepDrafts } from './drafts.ts'
import { forgetUse, idleTime, noteUse } from './idle-clock.ts'
import { onStoredElsewhere, readStored, removeStored, writeStored } from './persist.ts'
import { boolean } from './reader.ts'
import { endSession } from './session.ts'

/** After how long without use the screen locks, in ms; `undefined` where the manifest has it never lock. */
export function idleLimit(): number | undefined {
  const { idleLockMinutes } = authSettings
  return idleLockMinutes === undefined ? undefined : idleLockMinutes * 60_000
}

/** How long the screen may still go unused before it locks, in ms. */
export function timeLeft(): number {
  const limit = idleLimit()
  return limit === undefined || !auth.isAuth || screenLock.isLocked ? Infinity : limit - idleTime()
}

const isLockedElsewhere = () => idleLimit() !== undefined && readStored('locked', boolean, false)

/** Whether somebody was logged in when the document was opened: the boot script's mark. */
const wasOpenedIn = document.documentElement.classList.contains('is-in')

// Whoever has just logged in begins anew, whatever is left of somebody who was there before.
if (!wasOpenedIn) forgetStored()

/** Whether the screen is locked, in every tab. Whoever was logged in stays so. */
export const screenLock = proxy({ isLocked: auth.isAuth && isLockedElsewhere() })

// A document that is opened too late begins locked.
if (timeLeft() <= 0) lockScreen()

onStoredElsewhere('locked', () => (isLockedElsewhere() ? cover() : uncover()))

const isSynchronous = true
// A login is a use: this module may have been loaded before it.
subscribe(auth, () => (auth.isAuth ? noteUse() : forgetLock()), isSynchronous)

/** Locks the screen in every tab: what was looked up is forgotten, what was typed is kept. */
export function lockScreen(): void {
  writeStored('locked', true)
  cover()
}

/** Uncovers the screen in every tab. To be called when the user has proved who they are. */
export function unlockScreen(): void {
  noteUse()
  removeStored('locked')
  uncover()
}

function cover() {
  if (!auth.isAuth || screenLock.isLocked) return
  screenLock.isLocked = true
  keepDrafts(endSession)
}

function uncover() {
  screenLock.isLocked = false
}

function forgetLock() {
  forgetStored()
  uncover()
}

function forgetStored() {
  removeStored('locked')
  forgetUse()
}
