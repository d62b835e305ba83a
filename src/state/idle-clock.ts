import { app } from '@/generated/app.ts'
import { readStored, removeStored } from './persist.ts'
import { number } from './reader.ts'

/** The minimum interval between writes of the last use to storage, in ms. */
const storeIntervalMs = 5_000

/** The latest use in this tab, and the one last stored, in ms since the epoch. */
let ownLastUse = 0
let storedLastUse = 0

export function recordActivity(): void {
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
export function clearLastUse(): void {
  ownLastUse = 0
  storedLastUse = 0
  removeStored('lastUse')
}

/**
 * Returns how long the app has been idle in all tabs, in ms. It uses the system time, which continues while
 * the machine sleeps. If the user sets the clock back, counting restarts.
 */
export function idleTime(): number {
  const lastUse = Math.max(ownLastUse, readStored('lastUse', number, 0))
  const idle = Date.now() - lastUse
  if (lastUse > 0 && idle >= 0) return idle
  recordActivity()
  return 0
}
