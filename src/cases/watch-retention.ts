import { whenIdle } from '@/lib/idle.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { hasDatabase } from './case-database.ts'

/** The time in ms between two checks. */
const interval = 60 * 60_000

let isWatching = false

/** Deletes expired cases when the app starts and is idle, and each hour while it is open. */
export function watchRetention(): void {
  if (isWatching || !hasWebCrypto()) return
  isWatching = true
  const check = () => whenIdle(() => void deleteExpired())
  check()
  setInterval(check, interval)
}

/** Deletes expired cases with code that loads only if there are cases. After a failed load the next check tries again. */
async function deleteExpired() {
  if (!(await hasDatabase())) return
  const removing = await import('./remove-case.ts').catch(() => undefined)
  await removing?.removeExpired()
}
