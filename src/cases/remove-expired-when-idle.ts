import { whenIdle } from '@/lib/page-shown.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { hasDatabase } from './case-database.ts'

/** Deletes the cases that are due when the browser is idle, with code that loads only if there are cases. */
export function removeExpiredWhenIdle(): void {
  if (hasWebCrypto()) whenIdle(() => void removeStored())
}

/** After a failed load the next visit tries again. */
async function removeStored() {
  if (!(await hasDatabase().catch(() => false))) return
  const removing = await import('./remove-case.ts').catch(() => undefined)
  await removing?.removeExpired()
}
