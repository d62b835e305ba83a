import { proxy } from 'valtio/vanilla'
import { recordActivity } from './idle-clock.ts'
import { onStoredByOtherTab } from './persist.ts'
import { idleLimit, lockIfIdle, screenLock, timeLeft } from './screen-lock.ts'

/** How long before the screen locks the user is warned, in ms. */
const warningTime = 60_000

/** A limit that is not longer than this, in ms, is its own warning. */
const shortLimit = 2 * warningTime

/** How often the time is looked at, at the least, in ms: a timer stands still while the machine sleeps. */
const interval = 10_000

/** Whether the screen locks within the next minute, if nobody does anything. */
export const idleWarning = proxy({ isDue: false })

let timer: ReturnType<typeof setTimeout> | undefined

/** Locks the screen when it was not used for too long. Runs as long as the document. */
export function watchIdleness(): void {
  if (timer !== undefined) return
  const options = { capture: true, passive: true }
  for (const use of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'touchmove'])
    window.addEventListener(use, onUse, options)
  for (const wake of ['focus', 'pageshow']) window.addEventListener(wake, checkIdleness)
  document.addEventListener('visibilitychange', checkIdleness)
  onStoredByOtherTab('lastUse', checkIdleness)
  checkIdleness()
}

/** Compares the time, and sets the timer for when that is to be done next. */
function checkIdleness() {
  clearTimeout(timer)
  lockIfIdle()
  const left = timeLeft()
  const isWarned = (idleLimit() ?? 0) > shortLimit && left <= warningTime
  idleWarning.isDue = isWarned && !screenLock.isLocked
  const next = isWarned ? left : left - warningTime
  timer = setTimeout(checkIdleness, Math.min(interval, next > 0 ? next : interval))
}

/** The first press after a sleep comes too late, and locks. Behind the lock nothing is used. */
function onUse() {
  const left = timeLeft()
  if (left === Infinity || screenLock.isLocked) return
  if (left <= 0) return checkIdleness()
  recordActivity()
  if (idleWarning.isDue) checkIdleness()
}
