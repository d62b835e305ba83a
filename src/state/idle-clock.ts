import { app } from '@/generated/app.ts'
import { readStored, removeStored } from './persist.ts'
import { number } from './reader.ts'

/** How often other tabs, and the next document, are told of the use of this one, at most, in ms. */
const storeEvery = 5_000

/** The latest use in this tab, and what of it is stored, in ms since the epoch. */
let ownLastUse = 0
let storedLastUse = 0

/** Notes that the app is being used. */
export function recordActivity(): void {
  ownLastUse = Date.now()
  if (Math.abs(ownLastUse - storedLastUse) < storeEvery) return
  storedLastUse = ownLastUse
  storeLastUse(ownLastUse)
}

/** Without storage each tab has a clock of its own: that is no failure to tell the user of. */
function storeLastUse(lastUse: number) {
  try {
    localStorage.setItem(`${app.storagePrefix}.lastUse`, String(lastUse))
  } catch {}
}

/** No document is to be locked for what was used before. */
export function clearLastUse(): void {
  ownLastUse = 0
  storedLastUse = 0
  removeStored('lastUse')
}

/**
 * How long nobody has used the app in any tab, in ms. It goes by the time of day, which runs on while the machine sleeps;
 * whoever sets it back begins anew.
 */
export function idleTime(): number {
  const lastUse = Math.max(ownLastUse, readStored('lastUse', number, 0))
  const idle = Date.now() - lastUse
  if (lastUse > 0 && idle >= 0) return idle
  recordActivity()
  return 0
}
