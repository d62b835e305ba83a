import { whenIdle } from '@/lib/idle.ts'
import { canEncrypt } from './crypto.ts'
import { removeIfExpired } from './remove-case.ts'
import { deleteExpiredCases } from './retention.ts'

/** The time in ms between two checks. */
const interval = 60 * 60_000

let isWatching = false

/** Deletes expired cases when the app starts and is idle, and each hour while it is open. */
export function watchRetention(): void {
  if (isWatching || !canEncrypt()) return
  isWatching = true
  const check = () => whenIdle(() => void removeIfExpired().then(() => deleteExpiredCases()))
  check()
  setInterval(check, interval)
}
