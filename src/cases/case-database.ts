import { app } from '@/generated/app.ts'

export const databaseName = () => `${app.storagePrefix}.cases`

/** Returns true if the browser may have cases. Asks before opening the database, which would create it. */
export async function hasDatabase(): Promise<boolean> {
  if (globalThis.indexedDB === undefined) return false
  const databases = await indexedDB.databases?.().catch(() => undefined)
  return databases === undefined || databases.some(({ name }) => name === databaseName())
}
