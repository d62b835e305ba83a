import { app } from '@/generated/app.ts'

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
