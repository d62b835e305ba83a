import { app } from '../../../src/generated/app.ts'

export const buildKey = (name: string) => `${app.storagePrefix}.${name}`

/** Puts a value into storage as another session of the app would have left it. */
export const store = (name: string, value: unknown) =>
  localStorage.setItem(buildKey(name), JSON.stringify(value))

/** What the storage holds under a name, or `null`. */
export const stored = (name: string) => JSON.parse(localStorage.getItem(buildKey(name)) ?? 'null')

/** Changes the storage as another tab does: the value first, then the event that this tab gets. */
export function changeElsewhere(name: string, value?: unknown) {
  if (value === undefined) localStorage.removeItem(buildKey(name))
  else store(name, value)
  window.dispatchEvent(new StorageEvent('storage', { key: buildKey(name), storageArea: localStorage }))
}
