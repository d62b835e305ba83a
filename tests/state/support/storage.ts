import { app } from '../../../src/generated/app.ts'

export const buildKey = (name: string) => `${app.storagePrefix}.${name}`

/** Stores a value as an earlier session would have. */
export const store = (name: string, value: unknown) =>
  localStorage.setItem(buildKey(name), JSON.stringify(value))

export const stored = (name: string) => JSON.parse(localStorage.getItem(buildKey(name)) ?? 'null')

/** Changes the storage as another tab does: first the value, then the event. */
export function changeElsewhere(name: string, value?: unknown) {
  if (value === undefined) localStorage.removeItem(buildKey(name))
  else store(name, value)
  window.dispatchEvent(new StorageEvent('storage', { key: buildKey(name), storageArea: localStorage }))
}
