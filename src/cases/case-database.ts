import { app } from '@/generated/app.ts'
import { auth } from '@/state/auth.ts'
import { userKey } from '@/state/profile.ts'

export const databaseName = () => `${app.storagePrefix}.cases`

/** The time in ms after which the browser counts as not answering. A slow disk writes 200 MB in less. */
const answerLimit = 20_000

/** Rejects with a `TimeoutError` if the browser does not answer, after `onLate` has stopped the work. */
export function withLimit<T>(answer: Promise<T>, onLate: () => void = () => undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate()
      reject(new DOMException('', 'TimeoutError'))
    }, answerLimit)
    answer.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}

/**
 * Returns true if the browser may have cases. Asks before opening the database, which would create it. Rejects with a
 * `TimeoutError` if the browser does not answer.
 */
export async function hasDatabase(): Promise<boolean> {
  if (globalThis.indexedDB === undefined) return false
  const asked = indexedDB.databases?.().catch(() => undefined)
  const databases = asked && (await withLimit(asked))
  return databases === undefined || databases.some(({ name }) => name === databaseName())
}

/**
 * Returns the owner key of a case for the current account: a digest, so that the disk has no e-mail. The random id of
 * the case is its salt, so that two keys do not tell that they belong to one account.
 */
export async function digestOwner(caseId: string): Promise<string> {
  const text = JSON.stringify(['averigua-caso', 'owner', caseId, userKey(auth.profile)])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
