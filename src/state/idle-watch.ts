import { proxy } from 'valtio/vanilla'
import { recordActivity } from './idle-clock.ts'
import { onStoredByOtherTab } from './persist.ts'
import { idleLimit, lockIfIdle, timeLeft } from './screen-lock.ts'

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
